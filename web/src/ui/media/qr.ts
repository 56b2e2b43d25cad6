import { loadOnce } from './load-once.ts';

/** Light modules that scanners want around a code. */
export const quietZone = 4;

/** Brings in the encoder. It throws for a text that is too long for any code. */
export const loadEncode = loadOnce(async () => {
  const { encode } = await import('uqr');
  return (text: string): boolean[][] => encode(text, { ecc: 'M', border: 0 }).data;
});

/** The dark modules as one path, each run of them in a row as a rectangle. */
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

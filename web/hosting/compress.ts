import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Extensions of text files. Pictures are already compressed. */
const textFiles = new Set(['.css', '.html', '.js', '.json', '.map', '.svg', '.txt', '.webmanifest', '.xml']);

const encoders = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** The file extension of an encoding. */
export type Ending = keyof typeof encoders;

/** Total size of a site's text files in bytes: plain, and compressed by each encoding. */
export type Sizes = Record<'plain' | Ending, number>;

/**
 * Finds the files that a host serves.
 * @param folder the built app
 * @returns paths relative to the folder, sorted; without hidden and compressed files
 */
export async function siteFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  const paths = entries.map((path) => path.replaceAll('\\', '/')).filter((path) => extname(path) !== '');
  return paths.filter((path) => !/(^|\/)\.|\.(br|gz)$/.test(path)).sort();
}

/** Whether a host sends the file compressed. */
export const isText = (path: string): boolean => textFiles.has(extname(path));

/**
 * Writes `file.br` (brotli, level 11) and `file.gz` (gzip, level 9) beside each text file of a built app. A compressed file
 * that is not smaller is omitted.
 * @param folder the built app
 * @returns bytes of all text files; a file without a compressed version counts in full
 */
export async function compressSite(folder: string): Promise<Sizes> {
  const sizes: Sizes = { plain: 0, br: 0, gz: 0 };
  const paths = (await siteFiles(folder)).filter(isText);
  async function compressNext(): Promise<void> {
    for (let path = paths.pop(); path; path = paths.pop()) {
      const content = await readFile(join(folder, path));
      sizes.plain += content.length;
      for (const ending of ['br', 'gz'] as const) {
        const compressed = await encoders[ending](content);
        const isSmaller = compressed.length < content.length;
        sizes[ending] += isSmaller ? compressed.length : content.length;
        if (isSmaller) await writeFile(join(folder, `${path}.${ending}`), compressed);
      }
    }
  }
  // The encoders run in Node's thread pool.
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
  return sizes;
}

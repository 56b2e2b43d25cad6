import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';

/** The gzip size of the code that a browser loads for an entry, including imports; bytes. */
export async function bundleSize(entry: string): Promise<number> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [entry],
    // The project's own settings would replace the built packages by their sources.
    tsconfigRaw: {},
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2020',
    logLevel: 'silent',
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`nothing was built of ${entry}`);
  return gzipped(file.contents);
}

/** gzip size in bytes. */
export function gzipped(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length;
}

import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { digestLength } from './src/service-worker/digest-length.ts';
import { firstFiles } from './start-page.ts';

/** The digest by which the worker checks a file. */
export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest().subarray(0, digestLength).toString('base64');

/**
 * Adds the service worker to the build, as `sw.js`. It changes with every release, because it contains the release's name.
 * @param folder of the release, such as `assets/1a2B3c4D/`
 * @param target the oldest supported browsers
 * @param keyPrefix prefix of its cache names
 */
export function serviceWorker(folder: string, target: string[], keyPrefix: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      // Must run after the style sheets are emitted.
      order: 'post',
      async handler(_, bundle) {
        const digests = Object.values(bundle)
          .filter(({ fileName }) => fileName.startsWith(folder))
          .map((file) => [
            file.fileName.slice(folder.length),
            digestOf(file.type === 'chunk' ? file.code : file.source),
          ]);
        const release = {
          name: folder.split('/')[1],
          files: firstFiles(bundle).map((file) => `/${file}`),
          digests: Object.fromEntries(digests),
        };
        const define = { __RELEASE__: JSON.stringify(release), __KEY_PREFIX__: JSON.stringify(keyPrefix) };
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await compile(define, target) });
      },
    },
  };
}

/** Compiles a classic script in one file, because the oldest browsers do not support modules in workers. */
async function compile(define: Record<string, string>, target: string[]): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    publicDir: false,
    logLevel: 'error',
    define,
    build: {
      target,
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('src/service-worker/index.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

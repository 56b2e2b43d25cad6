import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { digestLength } from './src/service-worker/digest-length.ts';
import { assets, firstFiles, unknownRelease } from './start-page.ts';
import { refuseMisreadCalls, syntax } from './syntax-plugin.ts';

/** The digest by which the worker checks a file. */
export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest().subarray(0, digestLength).toString('base64');

interface Options {
  /** Prefix of the cache names. */
  keyPrefix: string;
  /** The headers that the host must send with the start page. */
  headers: Record<string, string>;
}

/**
 * Adds the service worker to the build, as `sw.js`. It contains the release's id, a digest of the start page and of the
 * headers. The page names all files by their content, so the worker changes with any file and any header of the release.
 */
export function serviceWorker({ keyPrefix, headers }: Options): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      // Must run after the page and the style sheets are emitted.
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no start page');
        const html = String(page.source);
        const id = createHash('sha256').update(html).update(JSON.stringify(headers)).digest('base64url').slice(0, 8);
        page.source = html.replace(unknownRelease, id);
        const below = (file: string) => file.slice(assets.length);
        const digests = Object.values(bundle)
          .filter(({ fileName }) => fileName.startsWith(assets))
          .sort((one, other) => (one.fileName < other.fileName ? -1 : 1))
          .map((file) => [below(file.fileName), digestOf(file.type === 'chunk' ? file.code : file.source)]);
        const release = { id, first: firstFiles(bundle).map(below), digests: Object.fromEntries(digests) };
        const define = { __RELEASE__: JSON.stringify(release), __KEY_PREFIX__: JSON.stringify(keyPrefix) };
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await compile(define) });
      },
    },
  };
}

/** Compiles a classic script in one file, because the oldest browsers do not support modules in workers. */
async function compile(define: Record<string, string>): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    publicDir: false,
    logLevel: 'error',
    define,
    plugins: [refuseMisreadCalls()],
    build: {
      target: syntax,
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('src/service-worker/index.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

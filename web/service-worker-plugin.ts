import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/**
 * Adds the service worker to the build, as `sw.js`. It changes with every release, since it contains the release's name.
 * @param folder of the release, such as `assets/1a2B3c4D/`
 * @param target the oldest browsers
 */
export function serviceWorker(folder: string, target: string[]): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    // After the start page.
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no start page');
        const release = { name: folder.split('/')[1], files: filesOf(String(page.source), folder) };
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await compile(release, target) });
      },
    },
  };
}

/** The paths of the release's files that a page names. */
function filesOf(page: string, folder: string): string[] {
  const paths = new Set([...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path));
  const files = [...paths].filter((path) => path.startsWith(`/${folder}`));
  if (files.length === 0) throw new Error(`The start page names no file of ${folder}`);
  return files;
}

/** A classic script in one file: the oldest browsers know no modules in workers. */
async function compile(release: unknown, target: string[]): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    publicDir: false,
    logLevel: 'error',
    define: { __RELEASE__: JSON.stringify(release) },
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

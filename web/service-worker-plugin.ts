import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { firstFiles } from './start-page.ts';

/**
 * Adds the service worker to the build, as `sw.js`. It changes with every release, since it contains the release's name.
 * @param folder of the release, such as `assets/1a2B3c4D/`
 * @param target the oldest browsers
 */
export function serviceWorker(folder: string, target: string[]): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      // After the style sheets.
      order: 'post',
      async handler(_, bundle) {
        const release = { name: folder.split('/')[1], files: firstFiles(bundle).map((file) => `/${file}`) };
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await compile(release, target) });
      },
    },
  };
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

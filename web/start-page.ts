/**
 * The start page, with inlined code and styles, so that it shows a frame and requests a screen's files before any file
 * arrives.
 */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { buildSync, type StdinOptions } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import type { ReleaseFiles } from './src/lib/loading/release-files.ts';

/** The oldest supported browsers. */
export const oldestBrowsers = ['chrome87', 'safari14'];

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Compiles the inlined code. Reads the files on each call, for the development server. */
function inlineCode(keyPrefix: string): { script: string; style: string } {
  const compile = (contents: string, loader: StdinOptions['loader']) =>
    buildSync({
      stdin: { contents, loader, resolveDir: source('src') },
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      target: oldestBrowsers,
      // The compiler treats destructuring as unsupported in Safari 14, because of a bug with rare patterns; it need not be
      // lowered.
      supported: { destructuring: true },
      define: { __KEY_PREFIX__: JSON.stringify(keyPrefix) },
      tsconfig: source('../tsconfig.json'),
    }).outputFiles.map(({ text }) => text.trim())[0] ?? '';
  return {
    script: compile('import "./start-watchdog.ts"; import "./preload-route.ts";', 'ts'),
    style: compile('@import "./ui/tokens.css"; @import "./first-frame.css";', 'css'),
  };
}

/** The hash sources that allow the inlined code in a content security policy. */
export function inlineSources(keyPrefix: string): { script: string; style: string } {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const { script, style } = inlineCode(keyPrefix);
  return { script: hash(script), style: hash(style) };
}

interface Options {
  /** Folder of the release, with a slash at its end. */
  folder: string;
  readRoutes: () => Promise<ReleaseFiles['routes']>;
  /** Prefix of the page's storage keys. */
  keyPrefix: string;
}

/** Inserts the inlined code into the page and, in a build, the links to its first files and the list of all others. */
export function startPage({ folder, readRoutes, keyPrefix }: Options): Plugin {
  return {
    name: 'start-page',
    transformIndexHtml: {
      order: 'post',
      async handler(_, { bundle }) {
        const { script, style } = inlineCode(keyPrefix);
        // At the end of the head, because the character set must be in the first kilobyte.
        const inline = [
          { tag: 'style', children: style, injectTo: 'head' as const },
          { tag: 'script', children: script, injectTo: 'head' as const },
        ];
        if (!bundle) return inline;
        const routes = await readRoutes();
        const start = withImports(bundle, chunkNamed(bundle, 'index'));
        const frame = ['shell', 'screen-parts'].flatMap((name) => withImports(bundle, chunkNamed(bundle, name)));
        const shell = [...new Set(frame)].filter((chunk) => !start.includes(chunk));
        const first = [...start, ...shell];
        const features = new Map([['shell', filesOf(shell)]]);
        for (const screen of Object.values(routes).flatMap((screens) => Object.values(screens))) {
          const [name = ''] = screen.split(' ');
          // The gallery has no feature.
          if (!name) continue;
          const chunks = withImports(bundle, chunkNamed(bundle, name));
          features.set(name, filesOf(chunks.filter((chunk) => !first.includes(chunk))));
        }
        const files = [...new Set([...features.values()].flat())];
        const list: ReleaseFiles = {
          folder,
          files: files.map((file) => file.slice(folder.length)),
          features: Object.fromEntries(
            [...features].map(([name, own]) => [name, own.map((file) => files.indexOf(file))]),
          ),
          routes,
        };
        return [
          ...filesOf(start).map((file) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: {
              ...(file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }),
              crossorigin: true,
              href: `/${file}`,
            },
          })),
          {
            tag: 'script',
            injectTo: 'head' as const,
            attrs: { id: 'release-files', type: 'application/json' },
            children: JSON.stringify(list),
          },
          ...inline,
        ];
      },
    },
  };
}

/** The files that every screen needs. */
export const firstFiles = (bundle: Rolldown.OutputBundle): string[] => [
  ...new Set(
    ['index', 'shell', 'screen-parts'].flatMap((name) => filesOf(withImports(bundle, chunkNamed(bundle, name)))),
  ),
];

/** The files of chunks, including style sheets. */
const filesOf = (chunks: Rolldown.OutputChunk[]): string[] => [
  ...chunks.map(({ fileName }) => fileName),
  ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];

function chunkNamed(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
  if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk ${name}`);
  return chunk;
}

/** A chunk and its static imports. */
function withImports(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] {
  const chunks = new Set([chunk]);
  for (const { imports } of chunks) {
    for (const name of imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') chunks.add(imported);
    }
  }
  return [...chunks];
}

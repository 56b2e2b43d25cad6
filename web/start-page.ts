/**
 * The start page, with inlined code and styles, so that it shows a frame and requests a screen's files before any file
 * arrives.
 */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { buildSync, type StdinOptions } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import type { ReleaseFiles } from './src/lib/loading/release-files.ts';
import { oldestBrowsers, refuseMisreadCallsIn } from './syntax-plugin.ts';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Compiles code that the page contains. Reads the files on each call, for the development server. */
function compile(keyPrefix: string, contents: string, loader: StdinOptions['loader']): string {
  const { outputFiles } = buildSync({
    stdin: { contents, loader, resolveDir: source('src') },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: oldestBrowsers,
    // The compiler treats both as unsupported, because of bugs with rare patterns.
    supported: { destructuring: true, 'optional-chain': true },
    define: { __KEY_PREFIX__: JSON.stringify(keyPrefix) },
    tsconfig: source('../tsconfig.json'),
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  if (loader === 'ts') refuseMisreadCallsIn('the page', code);
  return code;
}

const inlineCode = (keyPrefix: string) => ({
  script: compile(keyPrefix, 'import "./start-watchdog.ts"; import "./preload-route.ts";', 'ts'),
  style: compile(keyPrefix, '@import "./ui/tokens.css"; @import "./first-frame.css";', 'css'),
});

/** The inlined script of a prerendered page. */
export const prerenderedScript = (keyPrefix: string): string =>
  compile(keyPrefix, 'import "./show-prerendered.ts";', 'ts');

/** The hash sources that allow the inlined code in a content security policy. */
export function inlineSources(keyPrefix: string): { script: string; style: string } {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const { script, style } = inlineCode(keyPrefix);
  return { script: `${hash(script)} ${hash(prerenderedScript(keyPrefix))}`, style: hash(style) };
}

interface Options {
  readScreens: () => Promise<Pick<ReleaseFiles, 'routes' | 'requests'>>;
  /** Prefix of the page's storage keys. */
  keyPrefix: string;
}

/** The folder of all scripts, style sheets and pictures of the build. */
export const assets = 'assets/';

/** Stands for the release's id in the page until `service-worker-plugin.ts` knows it. */
export const unknownRelease = '<release>';

/** Inserts the inlined code into the page and, in a build, the links to its first files and the list of all others. */
export function startPage({ readScreens, keyPrefix }: Options): Plugin {
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
        const list = { id: unknownRelease, ...listFiles(bundle), ...(await readScreens()) };
        return [
          ...filesOf(withImports(bundle, chunkNamed(bundle, 'index'))).map((file) => ({
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
            children: JSON.stringify(list satisfies ReleaseFiles),
          },
          ...inline,
        ];
      },
    },
  };
}

/** The files of every chunk that is imported dynamically. */
function listFiles(bundle: Rolldown.OutputBundle): Pick<ReleaseFiles, 'files' | 'chunks'> {
  const start = withImports(bundle, chunkNamed(bundle, 'index'));
  const frame = ['shell', 'screen-parts'].flatMap((name) => withImports(bundle, chunkNamed(bundle, name)));
  const first = new Set([...start, ...frame]);
  const files = new Set<string>();
  const needed = chunksOf(bundle)
    .filter((chunk) => !start.includes(chunk))
    .map((chunk): [string, string[]] => {
      const loaded = withImports(bundle, chunk).filter((one) => !first.has(one));
      const own = filesOf(chunk.name === 'shell' ? [...new Set(frame)].filter((one) => !start.includes(one)) : loaded);
      for (const file of [chunk.fileName, ...own]) files.add(file);
      return [chunk.name, own.filter((file) => file !== chunk.fileName)];
    });
  const names = [...files].sort();
  return {
    files: names.map((file) => file.slice(assets.length)),
    chunks: Object.fromEntries(
      needed.filter(([, own]) => own.length > 0).map(([name, own]) => [name, own.map((file) => names.indexOf(file))]),
    ),
  };
}

/** The files that every screen needs. */
export const firstFiles = (bundle: Rolldown.OutputBundle): string[] =>
  filesOf([
    ...new Set(['index', 'shell', 'screen-parts'].flatMap((name) => withImports(bundle, chunkNamed(bundle, name)))),
  ]);

/** The scripts of chunks, then their style sheets in the order in which they apply. */
const filesOf = (chunks: Rolldown.OutputChunk[]): string[] => [
  ...chunks.map(({ fileName }) => fileName).reverse(),
  ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));

function chunkNamed(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const chunk = chunksOf(bundle).find((one) => one.name === name);
  if (!chunk) throw new Error(`The build has no chunk ${name}`);
  return chunk;
}

/** A chunk and its static imports, which come before their importers. */
function withImports(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  seen = new Set<Rolldown.OutputChunk>(),
): Rolldown.OutputChunk[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = chunk.imports.flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? withImports(bundle, file, seen) : [];
  });
  return [...imported, chunk];
}

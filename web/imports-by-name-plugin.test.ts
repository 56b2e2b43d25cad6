import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { importsByName } from './imports-by-name-plugin.ts';

const modules = {
  'main.js': "export const open = (name) => (name === 'cart' ? import('./cart.js') : import('./list.js'));",
  'cart.js': "import { draw } from './kit.js'; import './cart.css'; draw('Pay');",
  'list.js': "import { draw } from './kit.js'; draw('Open');",
  'kit.js': "export const draw = (text) => console.log('button', text);",
  'cart.css': '.cart { color: red; }',
};

/** Builds modules in memory. @returns the names of the files by their names without the hash */
async function namesOf(changes: Partial<typeof modules> = {}, plugins: Plugin[] = [importsByName()]) {
  const files: Record<string, string> = { ...modules, ...changes };
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'memory',
        enforce: 'pre',
        resolveId: (id) => (id.startsWith('\0') ? undefined : `/virtual/${id.replace('./', '')}`),
        load: (id) => files[id.slice('/virtual/'.length)],
      },
      ...plugins,
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'main.js',
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name]-[hash:8].js',
          chunkFileNames: '[name]-[hash:8].js',
          assetFileNames: '[name]-[hash:8][extname]',
          codeSplitting: { groups: [{ name: 'kit', test: /kit/ }] },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(output.map(({ fileName }) => [fileName.replace(/-.{8}(?=\.\w+$)/, ''), fileName]));
}

type Names = Awaited<ReturnType<typeof namesOf>>;
const renamed = (before: Names, after: Names) =>
  [...after.keys()].filter((name) => before.get(name) !== after.get(name));

test('a comment renames no file, and a text only the file that contains it', async () => {
  const before = await namesOf();
  expect(before.size).toBeGreaterThanOrEqual(5);
  expect(renamed(before, await namesOf({ 'kit.js': `${modules['kit.js']} // drawn once` }))).toEqual([]);
  expect(renamed(before, await namesOf({ 'cart.js': modules['cart.js'].replace('Pay', 'Buy') }))).toEqual(['cart.js']);
  const styled = renamed(before, await namesOf({ 'cart.css': '.cart { color: blue; }' }));
  expect(styled.sort()).toEqual(['cart.css', 'cart.js']);
});

test('a change renames the files that import it statically', async () => {
  const kit = modules['kit.js'].replace('button', 'link');
  expect(renamed(await namesOf(), await namesOf({ 'kit.js': kit })).sort()).toEqual(['cart.js', 'kit.js', 'list.js']);
});

test('without the plugin, the text of a button renames the start', async () => {
  const changed = { 'cart.js': modules['cart.js'].replace('Pay', 'Buy') };
  expect(renamed(await namesOf({}, []), await namesOf(changed, []))).toContain('main.js');
});

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStyleSheet, writeStyleTypes } from '../../web/style-sheets.ts';
import { findStyleFaults } from '../lint/styles.ts';

const root = join(import.meta.dirname, '../..');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'styles-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

const sources = {
  'web/src/tsconfig.json': '{ "compilerOptions": { "strict": true, "noLib": true, "types": [] } }',
  'web/src/vite-env.d.ts': '',
  'web/src/ui/tokens.css': ':root {\n  --text: #000;\n}\n\n.hidden {\n  color: var(--text);\n}\n',
  'web/src/ui/A.module.css':
    '.a {\n  width: var(--width);\n}\n\n.good .mark {\n  color: var(--text);\n}\n\n.poor {\n}\n',
  'web/src/ui/A.tsx': `import styles from './A.module.css';
export const A = ({ tone }: { tone: 'good' | 'poor' }) => (
  <p className={styles.a} style={{ '--width': '10%' }}>
    <i className={styles[tone]} /> <i className={styles['mark']} /> <b className="hidden" />
  </p>
);`,
};

const faultsOf = (): string[] => findStyleFaults(folder).map(({ file, line, message }) => `${file}:${line} ${message}`);

test('style sheets without faults pass', async () => {
  await write(sources);
  expect(faultsOf()).toEqual([]);
});

const component = sources['web/src/ui/A.tsx'];
const sheet = sources['web/src/ui/A.module.css'];

test('lint finds a large figure in another typeface', async () => {
  const figure = (more: string) => `.a b {\n${more}  font-size: var(--type-figure);\n}\n`;
  const files = (rule: string) => ({
    ...sources,
    'web/src/ui/tokens.css': `${sources['web/src/ui/tokens.css']}:root {\n  --type-figure: 3rem;\n  --display: serif;\n}\n`,
    'web/src/ui/A.module.css': sheet + rule,
  });
  await write(files(figure('  font-family: var(--display);\n')));
  expect(faultsOf()).toEqual([]);
  await write(files(figure('  color: var(--display);\n')));
  expect(faultsOf()).toEqual([expect.stringContaining('A.module.css:13 Add "font-family: var(--display)"')]);
});

test('lint finds a width of the window at which nothing else changes', async () => {
  const wide = (condition: string) => ({
    ...sources,
    'web/src/ui/A.module.css': `${sheet}\n@media (${condition}) {\n  .a {\n    color: red;\n  }\n}\n`,
  });
  await write(wide('min-width: 46.5em) and (max-width: 63.99em'));
  expect(faultsOf()).toEqual([]);
  await write(wide('min-width: 47em'));
  expect(faultsOf()).toEqual([
    expect.stringContaining('A.module.css:12 Layouts change together: take one of 22em, 46.5em'),
  ]);
  await write(wide('max-width: 46.5em'));
  expect(faultsOf()).toEqual([
    expect.stringContaining('A.module.css:12 Layouts change together: take one of 21.99em, 46.49em'),
  ]);
});

test.each([
  ['a class', 'ui/A.module.css', `${sheet}.b {\n}\n`, 'ui/A.module.css:11 No component uses .b'],
  [
    'a class in a list of selectors',
    'ui/A.module.css',
    `${sheet}:is(.a, .b) {\n}\n`,
    'ui/A.module.css:11 No component uses .b',
  ],
  ['a class behind :has', 'ui/A.module.css', `${sheet}.a:has(> .b) {\n}\n`, 'ui/A.module.css:11 No component uses .b'],
  [
    'a class in a nested rule',
    'ui/A.module.css',
    `${sheet}.a {\n  .b {\n  }\n}\n`,
    'ui/A.module.css:12 No component uses .b',
  ],
  [
    'a class whose name is a word of the component',
    'ui/A.module.css',
    `${sheet}.width {\n}\n`,
    'ui/A.module.css:11 No component uses .width',
  ],
  [
    'a variant that the type of the property no longer has',
    'ui/A.tsx',
    component.replace(" | 'poor'", ''),
    'ui/A.module.css:9 No component uses .poor',
  ],
  ['a style sheet', 'ui/B.module.css', '.b {\n}\n', 'ui/B.module.css:1 No component imports this style sheet'],
  [
    'a global class',
    'ui/tokens.css',
    `${sources['web/src/ui/tokens.css']}\n.b {\n}\n`,
    'ui/tokens.css:9 No component uses .b',
  ],
  [
    'a custom property',
    'ui/tokens.css',
    sources['web/src/ui/tokens.css'].replace('{', '{\n  --b: 0;'),
    'ui/tokens.css:2 Nothing uses --b',
  ],
])('lint finds %s that nothing uses', async (_, path, content, message) => {
  await write({ ...sources, [`web/src/${path}`]: content });
  expect(faultsOf()).toEqual([expect.stringContaining(`web/src/${message}`)]);
});

test.each([
  ['a misspelt global class', component.replace('"hidden"', '"hidden hiden"'), 'ui/A.tsx:4 No style sheet has .hiden'],
  ['a custom property in code', component.replace("'10%'", "'var(--b)'"), 'ui/A.tsx:3 Nothing defines --b'],
  ['an unknown use of all classes', `${component}\nexport const all = { ...styles };`, 'ui/A.tsx:1 Pass on a class'],
])('lint finds %s', async (_, content, message) => {
  await write({ ...sources, 'web/src/ui/A.tsx': content });
  expect(faultsOf()).toEqual([expect.stringContaining(`web/src/${message}`)]);
});

test('lint finds an undefined custom property, also with a fallback', async () => {
  await write({ ...sources, 'web/src/ui/A.module.css': sheet.replace('var(--text)', 'var(--b, var(--c))') });
  expect(faultsOf()).toEqual([
    'web/src/ui/A.module.css:6 Nothing defines --b: use a custom property of tokens.css.',
    'web/src/ui/A.module.css:6 Nothing defines --c: use a custom property of tokens.css.',
  ]);
});

test('classes of other style sheets, attributes and animations are no classes of a module', () => {
  const code = ':global(.b) .a[href=".c"] {\n}\n\n@keyframes d {\n  to {\n    opacity: 0;\n  }\n}\n';
  expect([...readStyleSheet('A.module.css', Buffer.from(code)).classes]).toEqual(['a']);
});

test('the compiler finds a class that a CSS module lacks', async () => {
  writeStyleTypes();
  await write({
    'classes.ts': `
import relative from '${root}/web/src/ui/Button.module.css';
import styles from '#ui/Button.module.css';
export const known = (variant: 'quiet' | 'danger') => [styles.button, relative['wide'], styles[variant]];
export const unknown = (variant: 'quiet' | 'loud', name: string) => [
  styles.loud,
  styles['loud'],
  styles[variant],
  styles[name],
  relative.loud,
];`,
    'tsconfig.json': JSON.stringify({
      extends: join(root, 'web/src/tsconfig.json'),
      compilerOptions: { incremental: false, tsBuildInfoFile: null, types: [] },
      files: ['classes.ts', join(root, 'web/src/vite-env.d.ts')],
      include: [],
    }),
  });
  const tsc = join(root, 'node_modules/typescript7/bin/tsc');
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', folder, '--pretty', 'false']).catch(
    (failure: { stdout: string }) => failure,
  );
  const lines = [...stdout.matchAll(/classes\.ts\((\d+),\d+\): error/g)].map(([, line]) => Number(line));
  expect(lines).toEqual([6, 7, 8, 9, 10]);
}, 60_000);

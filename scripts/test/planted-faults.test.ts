import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findMarkers, findRanges, findSharedMocks } from '../lint/conventions.ts';

const root = join(import.meta.dirname, '../..');

/** Faults that a newcomer might plant: the file, its content, and the message that names the remedy. */
const faults: Record<string, [path: string, content: string, message: RegExp]> = {
  'process in the web app': ['web/src/platform/a.ts', 'export const home = process.env.HOME;', /import\.meta\.env/],
  'Buffer in the web app': ['web/src/shell/a.ts', "export const text = Buffer.from('a');", /use Uint8Array/],
  'a Node module in the web app': ['web/src/lib/a.ts', "import { join } from 'node:path';\nexport { join };", /Node/],
  'fetch in a feature': [
    'web/src/features/meals/b.ts',
    "export const load = () => fetch('/a');",
    /queries and mutations/,
  ],
  'fetch in a domain': [
    'web/src/domains/order/a.ts',
    "export const load = () => fetch('/a');",
    /queries and mutations/,
  ],
  ...Object.fromEntries(
    ['Link', 'useLocation', 'useParams', 'useSearchParams'].map((name) => [
      `${name} of wouter in a feature`,
      [
        `web/src/features/routes/${name}.ts`,
        `import { ${name} } from 'wouter';\nexport const imported = ${name};`,
        /they take typed addresses/,
      ],
    ]),
  ),
  'navigate of wouter in a feature': [
    'web/src/features/routes/navigate.ts',
    "import { navigate } from 'wouter/use-browser-location';\nexport const imported = navigate;",
    /it takes typed addresses/,
  ],
  'text in an element': ['web/src/features/a/A.tsx', 'export const A = () => <p>Some text</p>;', /<Trans>/],
  'Chinese text in an element': ['web/src/features/a/B.tsx', 'export const B = () => <p>食物</p>;', /<Trans>/],
  'text in a label': ['web/src/ui/A.tsx', 'export const A = () => <input aria-label="Close" />;', /useLingui/],
  'text in an expression': [
    'web/src/features/a/C.tsx',
    "export const C = ({ on }: { on: boolean }) => <p>{on ? 'Yes' : 'No'}</p>;",
    /<Trans>/,
  ],
  'an own address in a link': [
    'web/src/features/a/D.tsx',
    'export const D = () => <a href="/orders">·</a>;',
    /use Link of ui/,
  ],
  'an own address in a template': [
    'web/src/features/a/E.tsx',
    'export const E = () => <a href={`/orders`}>·</a>;',
    /use Link of ui/,
  ],
  'an initial state from a query': [
    'web/src/features/a/f.ts',
    "export const useF = (q: Q) => useState<string>(q.data?.name ?? '');",
    /keep only the person's changes/,
  ],
  'an effect that copies a query into state': [
    'web/src/features/a/g.ts',
    'export function useG() { useEffect(() => { if (query.data) setName(query.data.name); }, [query]); }',
    /keep only the person's changes/,
  ],
  'a hexadecimal colour': ['web/src/ui/a.css', '.a {\n  color: #fff;\n}', /tokens\.css/],
  'a colour by function': ['web/src/ui/b.css', '.a {\n  background: rgb(0 0 0 / 50%);\n}', /tokens\.css/],
  'a colour by name': ['web/src/ui/c.css', '.a {\n  border: 1px solid red;\n}', /tokens\.css/],
};

/** Code that looks alike and is right. */
const allowed: Record<string, string> = {
  'web/src/features/routes/Redirect.ts': "import { Redirect } from 'wouter';\nexport const imported = Redirect;",
  'web/src/ui/WouterLink.ts': "import { Link } from 'wouter';\nexport const imported = Link;",
  'web/src/platform/read.ts': "export const load = () => fetch('/', { cache: 'no-store' });",
  'web/src/features/ok/A.tsx': `
export const A = ({ phone, name }: { phone: string; name: string }) => (
  <p title={t\`Name\`}>
    <Trans context="camp">
      Begins <b>here</b>
    </Trans>
    · {name} {phone ? '—' : ''} <a href={\`tel:\${phone}\`}>{phone}</a>
  </p>
);`,
  'web/src/features/ok/a.ts':
    'export const useA = (q: Q) => { const [open] = useState(false); return open && q.data; };',
  'web/src/ui/tokens.css': ':root {\n  --text: #15201a;\n}',
  'web/src/ui/d.css': '.a {\n  color: var(--text);\n  background: color-mix(in srgb, var(--text) 50%, transparent);\n}',
};

let folder: string;
const found = new Map<string, string[]>();

beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache/faults-'));
  const planted = [...Object.values(faults).map(([path, content]) => [path, content]), ...Object.entries(allowed)];
  for (const [path = '', content = ''] of planted) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${content}\n`);
  }
  for (const config of ['biome.json', '.gitignore']) await copyFile(join(root, config), join(folder, config));
  await cp(join(root, 'web/lint'), join(folder, 'web/lint'), { recursive: true });
  const output = await run('@biomejs/biome/bin/biome', ['lint', '--max-diagnostics=none', 'web']);
  // A diagnostic starts with its place, and goes on with the message, the code and the remedy.
  for (const diagnostic of output.split(/\n(?=web\/\S+:\d+:\d+ )/)) {
    const file = diagnostic.slice(0, diagnostic.indexOf(':')).trim();
    found.set(file, [...(found.get(file) ?? []), diagnostic]);
  }
}, 120_000);

afterAll(() => rm(folder, { recursive: true }));

/** Runs a tool of the repository in the folder and returns its output, whether it passes or fails. */
async function run(tool: string, args: string[]): Promise<string> {
  const options = { cwd: folder, env: { ...process.env, NO_COLOR: '1' } };
  const running = promisify(execFile)(process.execPath, [join(root, 'node_modules', tool), ...args], options);
  const { stdout, stderr } = await running.catch((failure: { stdout: string; stderr: string }) => failure);
  return stdout + stderr;
}

test.each(Object.entries(faults))('lint finds %s, and says what to do', (_, [path, , message]) => {
  expect(found.get(path)?.join('\n')).toMatch(message);
});

test.each(Object.keys(allowed))('lint accepts %s', (path) => {
  const own = (found.get(path) ?? []).filter((text) =>
    Object.values(faults).some(([, , message]) => message.test(text)),
  );
  expect(own).toEqual([]);
});

test('the types of the web app have neither process nor Buffer', async () => {
  await writeFile(
    join(folder, 'globals.ts'),
    'export const a = process.env;\nexport const b = Buffer;\nexport const c = document.title;\n',
  );
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'web/src/tsconfig.json'),
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      files: ['globals.ts'],
      include: [],
    }),
  );
  const output = await run('typescript7/bin/tsc', ['-p', '.', '--pretty', 'false']);
  const messages = output.split('\n').filter((line) => line.includes(': error '));
  expect(messages).toEqual([
    expect.stringContaining("Cannot find name 'process'"),
    expect.stringContaining("Cannot find name 'Buffer'"),
  ]);
}, 60_000);

describe('the conventions', () => {
  test.each(['TODO', 'FIXME', 'XXX', 'HACK'])('the conventions refuse the note %s', (marker) => {
    expect(findMarkers('a.ts', `const a = 1;\n// ${marker}: later\n`)).toEqual([
      { file: 'a.ts', line: 2, message: `${marker}: do it now, or open an issue and remove the note.` },
    ]);
  });

  test('the conventions accept words that contain a marker', () => {
    expect(findMarkers('a.ts', 'const TODOS = 1; // hacky todo list')).toEqual([]);
  });

  test.each(["vi.mock('./a.ts')", "vi.doMock('./a.ts')", 'vi.resetModules()'])(
    'the conventions refuse %s beside other files',
    (call) => {
      const name = call.slice(0, call.indexOf('(') + 1);
      expect(findSharedMocks('web/src/a.test.ts', `\n${call};\n`)).toEqual([
        { file: 'web/src/a.test.ts', line: 2, message: `${name}): name the file *.isolated.test.ts.` },
      ]);
      expect(findSharedMocks('web/src/a.isolated.test.ts', `\n${call};\n`)).toEqual([]);
    },
  );

  test.each(['^1.2.3', '~1.2.3', '1.x', '>=1.2.3', 'latest', '1.2'])(
    'the conventions refuse the version %s',
    (version) => {
      const content = JSON.stringify({ devDependencies: { vite: version } }, null, 2);
      expect(findRanges('package.json', content)).toEqual([
        { file: 'package.json', line: 3, message: `vite has the range ${version}: write the exact version.` },
      ]);
    },
  );

  test('the conventions accept exact versions, workspaces and ranges of peers', () => {
    const content = JSON.stringify({
      dependencies: { '@health-app/sdk': '*', vite: '8.3.8', next: '1.0.0-beta.2' },
      peerDependencies: { react: '^19.0.0' },
    });
    expect(findRanges('package.json', content)).toEqual([]);
  });
});

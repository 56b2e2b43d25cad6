import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usageOf } from '../lib/arguments.ts';
import { rehearsals } from '../release/rehearsals.ts';

const root = join(import.meta.dirname, '../..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** The commands of this folder by name; `contract` has its own help, which its package prints too. */
const commands = [
  ...Object.entries(manifest.scripts).flatMap(([name, command]) => {
    const [, file] = /\btsx (scripts\/[\w-]+\.ts)$/.exec(command) ?? [];
    return file && name !== 'contract' ? [{ name, code: readFileSync(join(root, file), 'utf8') }] : [];
  }),
  ...Object.entries(rehearsals).map(([name, file]) => ({
    name: `release -- ${name}`,
    code: readFileSync(join(root, 'scripts', file), 'utf8'),
  })),
];

function run(script: string, ...args: string[]): Promise<{ code: unknown; out: string; err: string }> {
  return new Promise((resolve) => {
    const all = ['--import', 'tsx', join(root, 'scripts', script), ...args];
    execFile(process.execPath, all, { cwd: root }, (error, out, err) => resolve({ code: error?.code ?? 0, out, err }));
  });
}

describe('a command of scripts/', () => {
  it('each command of scripts/ is found in package.json', () => {
    expect(commands.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['bench', 'engines', 'lint', 'screenshots']),
    );
  });

  it.each(commands)('$name reads its arguments before it does anything', ({ code }) => {
    const statements = code.replace(/^\/\*\*[\s\S]*?\*\/\n/, '').replace(/^import [\s\S]*? from '.*;\n/gm, '');
    const read = statements.search(/\breadArguments\(\s*import\.meta\.filename/);
    const act = statements.search(/\bawait\b|^\w+\(|= `/m);
    expect(read).toBeGreaterThanOrEqual(0);
    expect(act === -1 || read <= act).toBe(true);
  });

  it.each(commands)('$name begins with a comment that says how it is used', ({ name, code }) => {
    expect(usageOf(code).split('\n')[0]).toMatch(new RegExp(`^npm run ${name} (?: +|-- \\w)`));
  });
});

it('--help prints the first comment of the script, and runs nothing else', async () => {
  const { code, out } = await run('new.ts', '--help');
  expect(code).toBe(0);
  expect(out).toBe(`${usageOf(readFileSync(join(root, 'scripts/new.ts'), 'utf8'))}\n`);
});

it('a command refuses an unknown option and a wrong value in one line', async () => {
  const [option, value] = await Promise.all([run('new.ts', '--nope'), run('new.ts', 'screens')]);
  expect(option).toEqual({ code: 2, out: '', err: "Unknown option '--nope'; --help explains the arguments\n" });
  expect(value).toEqual({
    code: 2,
    out: '',
    err: 'The first argument is endpoint or screen; --help explains the arguments\n',
  });
});

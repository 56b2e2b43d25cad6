import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);

const folder = new URL('.github/workflows/', root);
const workflows = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));

it('each line of the table of requirements names tests that exist and that a workflow runs', () => {
  const text = readFileSync(new URL('.github/SECURITY.md', root), 'utf8');
  const lines = text.split('\n').filter((line) => /^\| (?:ASVS|MASVS)/.test(line));
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) {
    const tests = [...(line.split(' | ').at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    expect(tests, line).not.toEqual([]);
    for (const path of tests) {
      expect(path).toMatch(/\.(?:test|spec)\.ts$|^scripts\/hosting\.ts$/);
      expect(existsSync(new URL(path, root)), path).toBe(true);
      const [, command] = /^scripts\/(\w+)\.ts$/.exec(path) ?? [];
      if (command) expect(workflows.join('\n')).toMatch(new RegExp(`run: npm run ${command}$`, 'm'));
    }
  }
});

import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { refuseMisreadCalls, syntax } from './syntax-plugin.ts';

/** Builds a script in memory. @returns its code */
async function compile(code: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'memory', enforce: 'pre', resolveId: (id) => id, load: () => `${code}\nconsole.log(f, list, last);` },
      refuseMisreadCalls(),
    ],
    build: { write: false, target: syntax, rolldownOptions: { input: 'main.js' } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

const known = 'const { f, list, last } = globalThis;';

describe('refuseMisreadCalls', () => {
  it.each(['f?.(...list, last)', 'f?.name(...list, last)', '() => f?.(...list, last).name'])(
    'refuses %s',
    async (call) => {
      await expect(compile(`${known} console.log(${call});`)).rejects.toThrow('an argument behind a spread one');
    },
  );

  it.each(['f?.(last, ...list)', 'f?.(last, f(...list, last))', 'f(...list, last)', '(f?.name)(...list, last)'])(
    'permits %s',
    async (call) => {
      await expect(compile(`${known} console.log(${call});`)).resolves.toContain('...');
    },
  );
});

it('keeps ?. and rewrites newer syntax', async () => {
  const code = await compile(`${known} f.name ??= last?.name;`);
  expect(code).toContain('?.name');
  expect(code).not.toContain('??=');
});

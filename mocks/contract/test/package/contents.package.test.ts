import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const cwd = fileURLToPath(new URL('../..', import.meta.url));

describe('the package', () => {
  it('the package contains only the program, its description, the stories and the texts', async () => {
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json'], { cwd });
    const [packed] = JSON.parse(stdout) as [{ files: { path: string }[] }];
    const paths = packed.files.map((file) => file.path).filter((path) => path !== 'CHANGELOG.md');
    const stories = await readdir(new URL('../../../../openapi/workflows', import.meta.url));
    expect(paths.sort()).toEqual([
      'LICENSE',
      'README.md',
      'dist/health-contract.js',
      'dist/openapi.json',
      ...stories.map((file) => `dist/workflows/${file}`).sort(),
      'guides/check-a-backend.md',
      'guides/sign-in.mjs',
      'package.json',
    ]);
  });

  it('the package passes publint', async () => {
    expect((await run('npx', ['publint', '--strict'], { cwd })).stdout).toContain('All good!');
  });
});

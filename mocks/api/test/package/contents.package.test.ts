import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const cwd = fileURLToPath(new URL('../..', import.meta.url));

describe('the package', () => {
  it('the package contains only the built files and the texts', async () => {
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json'], { cwd });
    const [packed] = JSON.parse(stdout) as [{ files: { path: string }[] }];
    const paths = packed.files.map((file) => file.path);
    const expected =
      /^(dist\/([\w-]+\.js|[\w-]+\.d\.ts|(?:openapi|prism)\.json|page\/[\w-]+\.(html|css|js)|docs\/(?:[\w-]+\/)?[\w-]+\.(html|css|js|json|png)|docs\/(?:native|vectors|workflows)\/(?:\w+\/)*[\w-]+(?:\.schema)?\.(html|md|json|yaml|swift|kt|jpg)|app\/(?:[\w-]+\/)*[\w.-]+\.(html|css|js|json|svg|png|webp|webmanifest|txt))|guides\/[\w-]+\.md|README\.md|CHANGELOG\.md|LICENSE|package\.json)$/;
    expect(paths.filter((path) => !expected.test(path))).toEqual([]);
    expect(paths).toEqual(
      expect.arrayContaining([
        'README.md',
        'guides/test-with-the-mock.md',
        'dist/app/index.html',
        'dist/app/device/index.html',
        'LICENSE',
        'dist/index.d.ts',
        'dist/openapi.json',
        'dist/prism.json',
        'dist/health-mock.js',
        'dist/browser.js',
        'dist/browser.d.ts',
        'dist/page/index.html',
        'dist/docs/index.html',
        'dist/docs/reference/orders.html',
        'dist/docs/guides/use-the-sdk.html',
      ]),
    );
  });

  it('the package passes publint', async () => {
    expect((await run('npx', ['publint', '--strict'], { cwd })).stdout).toContain('All good!');
  });

  it('the package has correct types for every kind of import', async () => {
    // The package contains only an ES module, which `require` of Node 20.19 supports.
    const { stdout } = await run('npx', ['attw', '--pack', '.', '--profile', 'esm-only', '--format', 'ascii'], { cwd });
    expect(stdout).toContain('@health-app/mock');
  });
});

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const sdk = fileURLToPath(new URL('../..', import.meta.url));

describe('the package', () => {
  it.each(['import', 'require'])('a console prints the error of the built package by its name: %s', async (how) => {
    const load = how === 'import' ? "await import('@health-app/sdk')" : "require('@health-app/sdk')";
    const code = `(async () => {
      const { HealthError } = ${load};
      console.log(new HealthError('network', 'no reply', { cause: new TypeError('reset') }));
    })()`;
    const { stdout } = await run(process.execPath, ['--input-type=commonjs', '-e', code], { cwd: sdk });
    expect(stdout).toMatch(/^HealthError: no reply\n/);
    expect(stdout).toContain('TypeError: reset');
  });

  it('the package contains only the built files and the texts', async () => {
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json'], { cwd: sdk });
    const [packed] = JSON.parse(stdout) as [{ files: { path: string }[] }];
    const paths = packed.files.map((file) => file.path);
    const unexpected = paths.filter(
      (path) =>
        !/^(dist\/([\w-]+\.(cjs|d\.ts|d\.cts|cjs\.map)|([\w-]+\/)*[\w-]+\.js(\.map)?|openapi\.json|openapi-fetch\.LICENSE)|native\/(golden\/)?[\w-]+(\.schema)?\.(md|json|swift|kt)|native\/(actions\/\w+|schemas)\/\w+\.yaml|native\/pictures\/\w+\.jpg|(?:llms|api)\.txt|guides\/[\w-]+\.md|README\.md|CHANGELOG\.md|LICENSE|package\.json)$/.test(
          path,
        ),
    );
    expect(unexpected).toEqual([]);
    expect(paths).toEqual(
      expect.arrayContaining([
        'README.md',
        'LICENSE',
        'dist/index.js',
        'dist/pipeline/index.js.map',
        'dist/index.d.cts',
        'dist/openapi.json',
        'dist/openapi-fetch.LICENSE',
        'guides/use-the-sdk.md',
        'llms.txt',
        'native/PROTOCOL.md',
        'native/HealthBridgeAction.kt',
        'native/golden/stream.json',
      ]),
    );
  });

  it('the package passes publint', async () => {
    const { stdout } = await run('npx', ['publint', '--strict'], { cwd: sdk });
    expect(stdout).toContain('All good!');
  });

  // The browsers in the README, in the words of browserslist.
  const oldest = 'chrome 87, safari 14, ios_saf 14.0-14.4';
  const checkBrowsers = (...files: string[]) =>
    run('npx', ['es-check', 'checkBrowser', ...files, '--module', '--checkFeatures', `--browserslistQuery=${oldest}`], {
      cwd: sdk,
    });

  it('the built files of all entries use only what the oldest browsers have', async () => {
    const { stdout } = await checkBrowsers('dist/**/*.js', 'dist/*.cjs');
    expect(stdout).toContain('ES-Check passed!');
  });

  it('the check of the oldest browsers finds a newer function and a newer syntax', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'health-floor-'));
    const newer = {
      ObjectHasOwn: 'export const own = Object.hasOwn({}, "a");',
      PrivateClassFields: 'export class A { #a = 1; }',
    };
    for (const [name, code] of Object.entries(newer)) {
      const file = join(folder, `${name}.js`);
      await writeFile(file, code);
      await expect(checkBrowsers(file)).rejects.toThrow(name);
    }
    await rm(folder, { recursive: true });
  });

  it('the package has correct types for every kind of import', async () => {
    // attw fails with an error that names each failing resolution of the profile.
    const { stdout } = await run('npx', ['attw', '--pack', '.', '--profile', 'node16', '--format', 'ascii'], {
      cwd: sdk,
    });
    expect(stdout).toContain('@health-app/sdk/react-query');
  });
});

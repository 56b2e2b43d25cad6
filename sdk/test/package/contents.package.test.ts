import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const sdk = fileURLToPath(new URL('../..', import.meta.url));

describe('the package', () => {
  it('the package contains only the built files and the texts', async () => {
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json'], { cwd: sdk });
    const [packed] = JSON.parse(stdout) as [{ files: { path: string }[] }];
    const paths = packed.files.map((file) => file.path);
    const unexpected = paths.filter(
      (path) =>
        !/^(dist\/([\w-]+\.(cjs|d\.ts|d\.cts|cjs\.map)|([\w-]+\/)*[\w-]+\.js(\.map)?|openapi\.json|openapi-fetch\.LICENSE)|native\/(golden\/)?[\w-]+(\.schema)?\.(md|json|swift|kt)|native\/(actions\/\w+|schemas)\/\w+\.yaml|native\/pictures\/\w+\.jpg|llms\.txt|README\.md|CHANGELOG\.md|LICENSE|package\.json)$/.test(
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

  it('the package has correct types for every kind of import', async () => {
    // attw fails with an error that names each failing resolution of the profile.
    const { stdout } = await run('npx', ['attw', '--pack', '.', '--profile', 'node16', '--format', 'ascii'], {
      cwd: sdk,
    });
    expect(stdout).toContain('@health-app/sdk/react-query');
  });
});

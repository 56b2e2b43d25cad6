import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const sdk = fileURLToPath(new URL('../..', import.meta.url));

describe('the package', () => {
  it('holds the built files, the texts and nothing else', async () => {
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json'], { cwd: sdk });
    const [packed] = JSON.parse(stdout) as [{ files: { path: string }[] }];
    const paths = packed.files.map((file) => file.path);
    const unexpected = paths.filter(
      (path) =>
        !/^(dist\/([\w-]+\.(js|cjs|d\.ts|d\.cts|(js|cjs)\.map)|openapi\.json)|native\/(golden\/)?[\w-]+(\.schema)?\.(md|json|swift|kt)|README\.md|CHANGELOG\.md|LICENSE|package\.json)$/.test(
          path,
        ),
    );
    expect(unexpected).toEqual([]);
    expect(paths).toEqual(
      expect.arrayContaining([
        'README.md',
        'LICENSE',
        'dist/index.js',
        'dist/index.js.map',
        'dist/index.d.cts',
        'dist/openapi.json',
        'native/PROTOCOL.md',
        'native/HealthBridgeAction.kt',
        'native/golden/stream.json',
      ]),
    );
  });

  it('passes publint', async () => {
    const { stdout } = await run('npx', ['publint', '--strict'], { cwd: sdk });
    expect(stdout).toContain('All good!');
  });

  it('has types that are right for every way to import it', async () => {
    // It exits with an error, and says where, when a resolution that the profile asks for does not work.
    const { stdout } = await run('npx', ['attw', '--pack', '.', '--profile', 'node16', '--format', 'ascii'], {
      cwd: sdk,
    });
    expect(stdout).toContain('@health-app/sdk/react-query');
  });
});

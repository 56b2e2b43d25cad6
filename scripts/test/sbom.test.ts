import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeSbom } from '../release/sbom.ts';

it('an archive gets a bill of materials with the package itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  try {
    const manifest = { name: 'sample', version: '1.2.3', license: 'MIT' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    execFileSync('npm', ['pack', '--ignore-scripts'], { cwd: folder, stdio: 'pipe' });
    const bill = JSON.parse(readFileSync(await writeSbom(join(folder, 'sample-1.2.3.tgz')), 'utf8'));
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', components: [{ name: 'sample', version: '1.2.3' }] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

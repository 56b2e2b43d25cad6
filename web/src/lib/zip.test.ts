import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';
import { zip } from './zip.ts';

test('the checksum of a ZIP file is that of the standard', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});

test('another program reads the files of a ZIP archive back', () => {
  const files = { 'data.json': '{"name":"林晓"}', 'readings.csv': 'kind,value\r\nweight,58.6\r\n' };
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  try {
    const path = join(folder, 'data.zip');
    writeFileSync(path, zip(files));
    const read = `
import json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
print(json.dumps({name: archive.read(name).decode() for name in archive.namelist()}))`;
    expect(JSON.parse(execFileSync('python3', ['-c', read, path], { encoding: 'utf8' }))).toEqual(files);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

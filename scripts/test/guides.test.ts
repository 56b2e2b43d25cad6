import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64e6,
}).split('\n');

/** Names of source files in code spans: a path from the root, or the end of one, such as `platform/client.ts`. */
const sourceName = /`(?:\.{0,2}\/)*([\w@-][\w./@-]*\.(?:tsx?|cjs|css|po))`/g;

test('every source file that a guide names exists', () => {
  const missing = files
    .filter((file) => file.endsWith('.md') && !/(CHANGELOG|\.changeset\/)/.test(file))
    .flatMap((guide) =>
      [...readFileSync(join(root, guide), 'utf8').matchAll(sourceName)]
        .filter(([, name]) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))
        .map(([, name]) => `${guide}: ${name}`),
    );
  expect(missing).toEqual([]);
});

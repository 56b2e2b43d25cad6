/** Tests every Containerfile: what it starts from is pinned, what it copies exists, and it runs without root. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '*Containerfile'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value);

  it('copies paths that exist', () => {
    const copied = found(/^COPY (?!--from)(.+) \S+$/gm).flatMap((sources) => sources.split(' '));
    expect(copied).toContain('package.json');
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('starts from a pinned Node, and from one release of Debian', () => {
    const images = found(/^FROM (\S+)/gm);
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/^(?:node:\d+\.\d+\.\d+-|debian:)bookworm-slim$/);
  });

  it('runs without root, as a number that orchestrators can read', () => {
    expect(found(/^USER (.*)$/gm)).toEqual([expect.stringMatching(/^[1-9]\d*$/)]);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseOptions } from '../options.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const text = readFileSync(new URL('../Containerfile', import.meta.url), 'utf8');
const { bin } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

describe('the Containerfile', () => {
  it('the Containerfile copies paths that exist', () => {
    const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));
    expect(copied).toContain('.');
    expect(copied.filter((path) => !existsSync(`${root}/${path}`))).toEqual([]);
  });

  it('the Containerfile starts a program of the package, with options that it has', () => {
    const [command, ...options] = JSON.parse(/^ENTRYPOINT (.+)$/m.exec(text)?.[1] ?? '[]');
    expect(Object.keys(bin)).toContain(command);
    const [port = 0, app] = (/^EXPOSE (.+)$/m.exec(text)?.[1] ?? '').split(' ').map(Number);
    expect(parseOptions(options)).toMatchObject({ host: '0.0.0.0', port });
    // The app has the next port.
    expect(app).toBe(port + 1);
  });

  it('the Containerfile runs without root, on a pinned Node', () => {
    expect(
      text
        .trimEnd()
        .split('\n')
        .filter((line) => line.startsWith('USER')),
    ).toEqual(['USER 1000']);
    for (const [, image = ''] of text.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(/^node:\d+\.\d+\.\d+-/);
  });
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseOptions } from '../options.ts';

const text = readFileSync(new URL('../Containerfile', import.meta.url), 'utf8');
const { bin } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

it('the Containerfile starts a program of the package, with options that it has', () => {
  const [command, ...options] = JSON.parse(/^ENTRYPOINT (.+)$/m.exec(text)?.[1] ?? '[]');
  expect(Object.keys(bin)).toContain(command);
  const [port = 0, app] = (/^EXPOSE (.+)$/m.exec(text)?.[1] ?? '').split(' ').map(Number);
  expect(parseOptions(options)).toMatchObject({ host: '0.0.0.0', port });
  // The app has the next port.
  expect(app).toBe(port + 1);
});

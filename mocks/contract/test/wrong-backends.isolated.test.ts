import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Mock, startMock } from '../../api/server/server.ts';
import { clockFrom } from './clock.ts';
import { startProxy } from './proxy.ts';
import { contractReport } from './server.ts';
import { WRONG_BACKENDS, type WrongBackend } from './wrong-backends.ts';

vi.mock('../../api/generated/wire.ts', () => import('./plain-wire.ts'));

let mock: Mock;
beforeAll(async () => {
  // The day's planned meals are not eaten yet.
  mock = await startMock({ now: clockFrom('07:30') });
}, 60_000);
afterAll(() => mock.close());

/** The findings, as `<operation> <kind> <place>`. */
async function findingsOn({ operations, fault, commands, other, cors }: WrongBackend, token: string) {
  const proxy = await startProxy(mock.url, fault, cors);
  const names = operations.flatMap((name) => ['--only', name]);
  const more = [...(commands ? ['--include-commands'] : []), ...(other ? ['--other-token', other] : [])];
  const report = await contractReport('--target', proxy.url, '--token', token, ...names, ...more);
  await proxy.close();
  const found = report.operations.flatMap(({ operation, requests }) =>
    requests.flatMap(({ violations }) => violations.map(({ kind, where }) => `${operation} ${kind} ${where}`)),
  );
  return [...new Set(found)];
}

const all = Object.entries(WRONG_BACKENDS);

it.each(all)(
  'the finding on %s',
  async (name, backend) => {
    const found = await findingsOn(backend, `wrong-${all.findIndex(([other]) => other === name)}-promoter`);
    // A fault that a run has learned to name is no longer missed.
    expect(found.includes(backend.named), found.join('\n')).toBe(!backend.missed);
  },
  60_000,
);

it('the README has the share of the wrong backends that a run names', async () => {
  const named = all.filter(([, { missed }]) => !missed).length;
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`${named} of ${all.length} wrong backends`);
  expect(named / all.length).toBeGreaterThanOrEqual(0.9);
});

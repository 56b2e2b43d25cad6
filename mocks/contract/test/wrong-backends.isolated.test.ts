import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Mock, startMock } from '../../api/server/server.ts';
import { clockFrom } from './clock.ts';
import { findingsIn, reportOnFault } from './report-on-fault.ts';
import { WRONG_BACKENDS } from './wrong-backends.ts';

vi.mock('../../api/generated/wire.ts', () => import('./plain-wire.ts'));

let mock: Mock;
beforeAll(async () => {
  // The day's planned meals are not eaten yet.
  mock = await startMock({ now: clockFrom('07:30') });
}, 60_000);
afterAll(() => mock.close());

const all = Object.entries(WRONG_BACKENDS);

it.each(all)(
  'the finding on %s',
  async (_, { operations: only, fault, cors, commands, other, named, missed }) => {
    const more = [...(commands ? ['--include-commands'] : []), ...(other ? ['--other-token', other] : [])];
    const found = findingsIn(await reportOnFault(mock.url, { fault, only, cors, more }));
    // A fault that a run has learned to name is no longer missed.
    expect(found.includes(named), found.join('\n')).toBe(!missed);
  },
  60_000,
);

it('the README has the share of the wrong backends that a run names', async () => {
  const named = all.filter(([, { missed }]) => !missed).length;
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`${named} of ${all.length} wrong backends`);
  expect(named / all.length).toBeGreaterThanOrEqual(0.9);
});

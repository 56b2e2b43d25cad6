import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { clockFrom } from './clock.ts';
import { findingsIn, reportOnFault } from './report-on-fault.ts';
import { useMock } from './use-mock.ts';
import { WRONG_BACKENDS } from './wrong-backends.ts';

vi.mock('../../api/generated/wire.ts', () => import('./plain-wire.ts'));

// The day's planned meals are not eaten yet.
const mock = useMock({ now: clockFrom('07:30') });

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

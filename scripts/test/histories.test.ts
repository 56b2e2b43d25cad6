/** Histories with requests that are delayed, duplicated, reordered and cut: decisions count in the order of their taps. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decidedThings } from '../../mocks/api/test/decisions.ts';
import { events, type PlantedFault, player } from './histories.ts';
import { unexplained } from './unexplained.ts';

/** A decision that shows only after a while needs another checker. */
const things = decidedThings.filter(({ settles }) => settles === undefined);

function check(name: string, fault: PlantedFault, numRuns: number) {
  const thing = things.find((one) => one.name === name) ?? things[0];
  if (!thing) throw new Error('There is no such thing');
  const { play, before, shows } = player(thing, fault);
  return fc.check(
    fc.property(events, (all) => {
      const history = play(all);
      expect(unexplained(history, before, shows)).toEqual([]);
      // The last decision is never lost, unless its page was killed before it was sent or kept.
      if (all.some(([event]) => 'kill' in event)) return;
      const last = history.decisions.at(-1);
      expect(history.end).toBe(last ? shows[last.value] : before);
    }),
    { numRuns, endOnFailure: fault !== 'none' },
  );
}

describe.each(things)('$name ($operation)', ({ name, operation }) => {
  const runs = operation === 'medication.finish' ? 1_000 : 200;

  it(`${runs} histories have an order that explains every read`, { timeout: 120_000 }, () => {
    const { failed, counterexample, errorInstance } = check(name, 'none', runs);
    expect(failed, `${JSON.stringify(counterexample)} ${errorInstance}`).toBe(false);
  });

  it.each<PlantedFault>(['the server ignores the time', 'each attempt has its own time'])(
    'a history shows that %s',
    { timeout: 120_000 },
    (fault) => {
      expect(check(name, fault, 3_000).failed).toBe(true);
    },
  );
});

it('a read that shows an older decision after a newer one was confirmed has no explanation', () => {
  const [older, newer] = [1, 2].map((intended) => ({ value: intended, intended, confirmed: true })) as [never, never];
  const read = (shown: string, made: never[], confirmed: never[]) => ({ shown, made, confirmed });
  const shows = ['', 'a', 'b'];
  expect(unexplained({ reads: [read('a', [older, newer], [newer])] }, 'x', shows)).toHaveLength(1);
  expect(unexplained({ reads: [read('a', [older, newer], [older])] }, 'x', shows)).toEqual([]);
  const reads = [read('b', [older, newer], []), read('a', [older, newer], [])];
  expect(unexplained({ reads }, 'x', shows)).toEqual([reads[1]]);
});

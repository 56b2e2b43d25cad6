import { HealthError } from '@health-app/sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  nextToSend,
  type Outbox,
  type OutboxEntry,
  outboxLimit,
  pauseAfter,
  readOutbox,
  refuse,
  remove,
  verdictOf,
  withTime,
} from './outbox.ts';

const dose = { reminderId: 'rem-1', date: '2026-11-20', time: '18:30' };
const entry: OutboxEntry<'medication.finish'> = {
  id: '1',
  person: 'user-1',
  operation: 'medication.finish',
  input: { ...dose, status: 'taken' },
  slot: 'rem-1 2026-11-20 18:30',
  name: '二甲双胍 18:30',
  madeAt: '2026-11-20T18:31:00+08:00',
  uncertain: false,
};

/** Sends all that a person has waiting, as the page does; the server's answers are given by the id of the entry. */
function deliver(outbox: Outbox, person: string, isRefused: (id: string) => boolean) {
  const sent: string[] = [];
  let left = outbox;
  for (let next = nextToSend(left, person); next; next = nextToSend(left, person)) {
    sent.push(next.id);
    left = isRefused(next.id) ? refuse(left, next.id, { code: 'GONE', message: '' }) : remove(left, next.id);
  }
  return { sent, left };
}

const made = fc.record({
  person: fc.constantFrom('a', 'b'),
  slot: fc.constantFrom('1', '2', '3', '4'),
  refused: fc.boolean(),
});

describe('the outbox', () => {
  it('sends each entry of its person once, in the order of the last commands on the same', () => {
    fc.assert(
      fc.property(fc.array(made, { maxLength: 40 }), (commands) => {
        let outbox: Outbox = [];
        commands.forEach(({ person, slot }, at) => {
          // Between two commands, the app may have been killed.
          outbox = readOutbox(JSON.parse(JSON.stringify(add(outbox, { ...entry, id: `${at}`, person, slot }))));
        });
        const last = (person: string) =>
          commands.flatMap((one, at) => {
            const replaced = commands.slice(at + 1).some((later) => later.person === person && later.slot === one.slot);
            return one.person === person && !replaced ? [`${at}`] : [];
          });
        const { sent, left } = deliver(outbox, 'a', (id) => commands[Number(id)]?.refused === true);
        expect(sent).toEqual(last('a'));
        // Refusals stay, and so do the entries of the other person.
        const stay = [...last('a').filter((id) => commands[Number(id)]?.refused), ...last('b')];
        expect(left.map(({ id }) => id).sort()).toEqual(stay.sort());
        expect(nextToSend(left, undefined)).toBeUndefined();
      }),
    );
  });

  it('has one command for each thing: the last one, at its end', () => {
    const other = { ...entry, id: '2', slot: 'rem-1 2026-11-20 08:00' };
    const skipped = { ...entry, id: '3', input: { ...dose, status: 'skipped' as const } };
    expect([entry, other, skipped].reduce<Outbox>((all, one) => add(all, one) ?? all, [])).toEqual([other, skipped]);
    const elsewhere = { ...entry, id: '4', person: 'user-2' };
    expect(add([entry], elsewhere)).toEqual([entry, elsewhere]);
  });

  it('replaces a refusal, and takes no more than its limit', () => {
    const refused = refuse([entry], '1', { code: 'GONE', message: '该提醒已被删除' });
    expect(refused[0]?.refusal).toEqual({ code: 'GONE', message: '该提醒已被删除' });
    expect(add(refused, { ...entry, id: '2' })).toEqual([{ ...entry, id: '2' }]);
    const full = Array.from({ length: outboxLimit }, (_, at) => ({ ...entry, id: `${at}`, slot: `${at}` }));
    expect(add(full, { ...entry, id: 'new', slot: 'new' })).toBeUndefined();
    expect(add(full, { ...entry, id: 'new', slot: '7' })).toHaveLength(outboxLimit);
  });

  it('refuses nothing that was taken back meanwhile', () => {
    expect(refuse([], '1', { message: '' })).toEqual([]);
  });
});

describe('withTime', () => {
  const at = '2026-11-20T18:31:00+08:00';

  it('says when a command was made, each in its own field', () => {
    expect(withTime('medication.finish', { ...dose, status: 'skipped' }, at)).toMatchObject({ handledAt: at });
    expect(withTime('plans.clockIn', { taskId: 'task-1', date: '2026-11-20' }, at)).toMatchObject({ handledAt: at });
    expect(withTime('mealPlan.finish', { mealId: 'meal-1' }, at)).toEqual({ mealId: 'meal-1', finishedAt: at });
    expect(withTime('healthData.saveWeightWithCompareLast', { weight: 58 }, at)).toEqual({
      weight: 58,
      measuredAt: at,
    });
  });

  it('keeps a time that the person gave, and gives none to what takes an answer back', () => {
    const earlier = { ...dose, status: 'taken', handledAt: '2026-11-20T08:00:00+08:00' } as const;
    expect(withTime('medication.finish', earlier, at)).toEqual(earlier);
    const undone = { ...dose, status: 'pending' } as const;
    expect(withTime('medication.finish', undone, at)).toEqual(undone);
    expect(withTime('mealPlan.finish', { mealId: 'meal-1', finished: false }, at)).not.toHaveProperty('finishedAt');
  });
});

describe('verdictOf', () => {
  const refusal = (code: string) => new HealthError('business', '', { code: code as 'GONE', status: 200 });

  it('tells refusals, which stay, from failures of the way, which are tried again', () => {
    expect(verdictOf(refusal('GONE'))).toBe('refused');
    expect(verdictOf(refusal('ALREADY'))).toBe('done');
    expect(verdictOf(new HealthError('http', '', { status: 400 }))).toBe('refused');
    expect(verdictOf(new HealthError('invalid-request', ''))).toBe('refused');
    expect(verdictOf(new HealthError('network', ''))).toBe('later');
    expect(verdictOf(new HealthError('timeout', ''))).toBe('later');
    expect(verdictOf(new HealthError('http', '', { status: 503 }))).toBe('later');
    expect(verdictOf(new HealthError('login-expired', '', { code: '600', status: 500 }))).toBe('later');
    expect(verdictOf(new Error())).toBe('later');
  });

  it('is followed by longer and longer pauses, of five minutes at most', () => {
    expect([0, 1, 2, 7, 8, 1_000].map(pauseAfter)).toEqual([2_000, 4_000, 8_000, 256_000, 300_000, 300_000]);
  });
});

describe('readOutbox', () => {
  it('drops what is corrupt and keeps the rest', () => {
    expect(readOutbox([entry, { ...entry, operation: 'orders.cancel' }, 7, null])).toEqual([entry]);
    expect(readOutbox({ length: 1 })).toEqual([]);
  });

  it('survives any content of the store', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(Array.isArray(readOutbox(stored))).toBe(true);
      }),
    );
  });
});

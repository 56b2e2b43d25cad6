/** Tests the outbox with hostile replies, killed pages and wrong clocks: nothing is lost, duplicated or reordered. */
import { HealthError } from '@health-app/sdk';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as outbox from './outbox-rules.ts';

const http = (status: number, retryAfter?: number) => new HealthError('http', '', { status, retryAfter });

/** The outcomes of an attempt: whether the command takes effect, and what the page learns; nothing if it is killed. */
const replies = {
  ok: { takesEffect: true, learns: undefined },
  lostRequest: { takesEffect: false, learns: new HealthError('network', '') },
  lostReply: { takesEffect: true, learns: new HealthError('timeout', '') },
  'unclear 404': { takesEffect: false, learns: http(404) },
  'unclear 413': { takesEffect: false, learns: http(413) },
  'unclear 500': { takesEffect: false, learns: http(500) },
  'unclear 500 after the effect': { takesEffect: true, learns: http(500) },
  'no envelope': { takesEffect: true, learns: new HealthError('invalid-response', '', { status: 200 }) },
  'too many': { takesEffect: false, learns: http(429, 3_600_000) },
  unavailable: { takesEffect: false, learns: http(503) },
  'killed before': { takesEffect: false, learns: 'killed' },
  'killed after': { takesEffect: true, learns: 'killed' },
} as const;
type Answer = keyof typeof replies;

const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ make: fc.integer({ min: 0, max: 4 }) }) },
  { weight: 6, arbitrary: fc.record({ reply: fc.constantFrom(...(Object.keys(replies) as Answer[])) }) },
  { weight: 1, arbitrary: fc.record({ clock: fc.integer({ min: -1e12, max: 1e12 }) }) },
  { weight: 2, arbitrary: fc.record({ wait: fc.integer({ min: 0, max: 600_000 }) }) },
  { weight: 1, arbitrary: fc.constant({ tryAgain: true }) },
);
type Event = typeof event extends fc.Arbitrary<infer One> ? One : never;

/** Simulates a page and a server. The server counts a command once by its id, and records the order for each subject. */
function play(events: readonly Event[]) {
  let entries: outbox.Outbox = [];
  let now = 1.7e12;
  let made = 0;
  const last = new Map<string, number>();
  const counted = new Map<string, number>();
  const order = new Map<string, number[]>();

  const make = (slot: string) => {
    made += 1;
    const input = { weight: 50 + made, idempotencyKey: `request-${made}` };
    const command = { id: `${made}`, person: 'a', operation: 'healthData.saveWeightWithCompareLast' as const, input };
    const waits = { keptAt: now, attempts: 0, unclear: 0, failedAt: 0, pause: 0 };
    entries = outbox.add(entries, { ...command, slot, name: '', madeAt: '', ...waits }) ?? entries;
    last.set(slot, made);
  };
  const send = (answer: Answer) => {
    const entry = outbox.nextToSend(entries, 'a', now);
    if (!entry) return false;
    const { takesEffect, learns } = replies[answer];
    const { idempotencyKey = '', weight } = entry.input as { idempotencyKey?: string; weight: number };
    if (takesEffect && !counted.has(idempotencyKey)) {
      counted.set(idempotencyKey, weight - 50);
      order.set(entry.slot, [...(order.get(entry.slot) ?? []), weight - 50]);
    }
    // Stored entries survive a kill, but an unsaved outcome is lost.
    if (learns === 'killed') entries = outbox.readOutbox(JSON.parse(JSON.stringify(entries)));
    else {
      const outcome = learns ? outbox.outcomeOf(learns) : ({ kind: 'done' } as const);
      entries = outbox.afterAttempt(entries, entry.id, outcome, now);
    }
    return true;
  };
  const tryAgain = () => {
    for (const { id, refusal } of entries) if (refusal) entries = outbox.retry(entries, id, now);
  };
  for (const one of events) {
    if ('make' in one) make(`${one.make}`);
    else if ('reply' in one) send(one.reply);
    else if ('clock' in one) now += one.clock;
    else if ('wait' in one) now += one.wait;
    else tryAgain();
  }
  // Finally the server works, and the person retries the refused commands.
  tryAgain();
  for (let rounds = 0; entries.length > 0 && rounds < 1_000; rounds += 1)
    if (!send('ok')) now += outbox.timeToNext(entries, 'a', now) ?? 0;
  return { entries, last, counted, order };
}

it('the outbox loses nothing, counts nothing twice and keeps the order of each subject', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 80 }), (events) => {
      const { entries, last, counted, order } = play(events);
      expect(entries).toEqual([]);
      for (const [slot, final] of last) {
        const taken = order.get(slot) ?? [];
        expect(taken.at(-1)).toBe(final);
        expect(taken).toEqual([...new Set(taken)].sort((a, b) => a - b));
      }
      // Every command has its own id.
      expect(new Set(counted.values()).size).toBe(counted.size);
    }),
    { numRuns: 1_000 },
  );
});

const failures = (Object.keys(replies) as Answer[]).filter((answer) => replies[answer].learns instanceof HealthError);

it.each(failures)('the outbox sends seven of eight commands if the first one fails with: %s', (answer) => {
  let entries: outbox.Outbox = Array.from({ length: 8 }, (_, at) => ({
    ...{ id: `${at}`, person: 'a', operation: 'plans.clockIn', input: { taskId: `${at}`, date: '2026-11-20' } },
    ...{ slot: `${at}`, name: '', madeAt: '', keptAt: 0, attempts: 0, unclear: 0, failedAt: 0, pause: 0 },
  }));
  const sent: string[] = [];
  let now = 0;
  for (let attempts = 0; attempts < 9; attempts += 1) {
    const entry = outbox.nextToSend(entries, 'a', now);
    if (!entry) break;
    const isFirst = entry.id === '0';
    if (!isFirst) sent.push(entry.id);
    entries = outbox.afterAttempt(
      entries,
      entry.id,
      isFirst ? outbox.outcomeOf(replies[answer].learns) : { kind: 'done' },
      now,
    );
    now += 1;
  }
  expect(sent).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  expect(entries.map(({ id }) => id)).toEqual(['0']);
});

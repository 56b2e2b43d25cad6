/** Histories of one decided thing: devices with outboxes, a network that holds requests up, and the mock's engine. */
import { HealthError } from '@health-app/sdk';
import fc from 'fast-check';
import type { DecidedThing } from '../../mocks/api/test/decisions.ts';
import { FRIDAY, freshWorld } from '../../mocks/api/test/world.ts';
import * as outbox from '../../web/src/platform/database/outbox-rules.ts';
import type { Decision, Read } from './unexplained.ts';

/** Two devices. The tabs of one share its outbox, and may each have a direct call under way. */
const device = fc.nat(1);
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ tap: fc.nat(2), by: device, online: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ deliver: fc.nat(9), again: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ reply: fc.nat(9) }) },
  { weight: 3, arbitrary: fc.record({ timeOut: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ cut: fc.nat(9) }) },
  { weight: 3, arbitrary: fc.record({ flush: device }) },
  { weight: 1, arbitrary: fc.record({ kill: device }) },
  { weight: 3, arbitrary: fc.constant({ read: true as const }) },
);
type Event = typeof event extends fc.Arbitrary<infer One> ? One : never;
export const events = fc.array(fc.tuple(event, fc.integer({ min: 1, max: 40_000 })), { maxLength: 40 });

export interface History {
  reads: Read[];
  /** What the reads show at the end, when every request has arrived and every outbox is empty. */
  end: string;
  decisions: Decision[];
}

/** A request of a device. It may arrive several times, even after the device has given it up. */
interface Sent {
  decision: Decision;
  input: { intendedAt: string };
  device: number;
  /** The entry of the outbox; undefined for a direct call. */
  entry: string | undefined;
  took: boolean;
  isAwaited: boolean;
}

/** A fault of a server or of the devices. */
export type PlantedFault = 'none' | 'the server ignores the time' | 'each attempt has its own time';

/** Plays histories of a thing, each in a world of its own. */
export function player(thing: DecidedThing, fault: PlantedFault = 'none') {
  const { ask: call, clock } = freshWorld();
  let histories = 0;
  const open = () => {
    histories += 1;
    clock.now = FRIDAY;
    const token = `history ${histories}`;
    const ask = <T>(operation: string, input?: object) => call<T>(operation, input, token);
    const common = thing.prepare?.(ask) ?? {};
    return { ask, common, shown: () => JSON.stringify(thing.shown(ask, common)) ?? '' };
  };
  /** What the reads show before any decision, and after each. */
  const [before, ...shows] = [undefined, ...thing.decisions].map((decision) => {
    const { ask, common, shown } = open();
    if (decision) ask(thing.operation, { ...common, ...decision });
    return shown();
  });

  const play = (all: readonly (readonly [Event, number])[]): History => {
    const { ask, common, shown } = open();
    let now = clock.now.getTime();
    const decisions: Decision[] = [];
    const reads: Read[] = [];
    const devices: outbox.Outbox[] = [[], []];
    let network: Sent[] = [];
    const of = new Map<string, Decision>();

    const transmit = (sent: Pick<Sent, 'decision' | 'input' | 'device' | 'entry'>) => {
      const own = fault === 'each attempt has its own time' && { intendedAt: new Date(now).toISOString() };
      network.push({ ...sent, input: { ...sent.input, ...own }, took: false, isAwaited: true });
    };
    const keep = (device: number, decision: Decision, input: Sent['input']) => {
      const id = `${of.size}`;
      of.set(id, decision);
      const made = { id, person: 'a', operation: 'medication.finish' as const, slot: 'thing', name: '', madeAt: '' };
      const waits = { keptAt: now, attempts: 0, unclear: 0, failedAt: 0, pause: 0 };
      const entry = { ...made, input: input as never, ...waits };
      devices[device] = outbox.add(devices[device] ?? [], entry) ?? [];
    };
    const arrive = (sent: Sent) => {
      const { intendedAt, ...rest } = { ...common, ...thing.decisions[sent.decision.value], ...sent.input };
      ask(thing.operation, fault === 'the server ignores the time' ? rest : { ...rest, intendedAt });
      sent.took = true;
    };
    /** @param outcome undefined for a success */
    const settle = (sent: Sent, outcome?: HealthError) => {
      sent.isAwaited = false;
      const { device, entry, decision, input } = sent;
      if (!outcome) decision.confirmed = true;
      const result = outcome ? outbox.outcomeOf(outcome) : ({ kind: 'done' } as const);
      if (entry) devices[device] = outbox.afterAttempt(devices[device] ?? [], entry, result, now);
      else if (outcome) keep(device, decision, input);
    };
    const flush = (device: number) => {
      // One tab of a device sends, one entry at a time.
      if (network.some((sent) => sent.device === device && sent.entry && sent.isAwaited)) return;
      const entry = outbox.nextToSend(devices[device] ?? [], 'a', now);
      const decision = entry && of.get(entry.id);
      if (entry && decision) transmit({ decision, input: entry.input as never, device, entry: entry.id });
    };
    const pick = (index: number, among: Sent[]) => among[index % among.length];
    const awaited = () => network.filter(({ isAwaited }) => isAwaited);

    for (const [one, passed] of all) {
      now += passed;
      clock.now = new Date(now);
      if ('tap' in one) {
        const device = one.by;
        const decision = { value: one.tap % thing.decisions.length, intended: now, confirmed: false };
        const input = { intendedAt: new Date(now).toISOString() };
        decisions.push(decision);
        if (one.online && devices[device]?.length === 0) transmit({ decision, input, device, entry: undefined });
        else keep(device, decision, input);
      } else if ('deliver' in one) {
        const sent = pick(one.deliver, network);
        if (sent) arrive(sent);
        if (!one.again) network = network.filter((other) => other !== sent || (other.isAwaited && !other.took));
      } else if ('reply' in one) {
        const sent = pick(
          one.reply,
          awaited().filter(({ took }) => took),
        );
        if (sent) settle(sent);
      } else if ('timeOut' in one) {
        const sent = pick(one.timeOut, awaited());
        if (sent) settle(sent, new HealthError('timeout', ''));
      } else if ('cut' in one) {
        const sent = pick(one.cut, awaited());
        if (sent) settle(sent, new HealthError('network', ''));
        network = network.filter((other) => other !== sent);
      } else if ('flush' in one) flush(one.flush);
      else if ('kill' in one) {
        devices[one.kill] = outbox.readOutbox(JSON.parse(JSON.stringify(devices[one.kill])));
        for (const sent of network) {
          // A direct call of a killed page is forgotten, unless the device kept it.
          if (sent.device === one.kill) sent.isAwaited = false;
        }
      } else {
        const confirmed = decisions.filter((decision) => decision.confirmed);
        reads.push({ shown: shown(), made: [...decisions], confirmed });
      }
    }
    for (let rounds = 0; rounds < 200; rounds += 1) {
      now += 3_600_000 / 200;
      clock.now = new Date(now);
      const [next] = network;
      if (next) {
        network = network.slice(1);
        arrive(next);
        if (next.isAwaited) settle(next);
      } else if (devices.every((entries) => entries.length === 0)) break;
      else for (const device of devices.keys()) flush(device);
    }
    return { reads, end: shown(), decisions };
  };
  return { play, before: before ?? '', shows };
}

import type { StatisticEvent } from '../generated/schema.ts';
import type { App } from '../hosts.ts';
import type { HealthStorage } from '../storage.ts';
import { isRecord } from '../validate.ts';

/** An event that the server has not confirmed. */
export interface QueuedEvent extends StatisticEvent {
  id: string;
  /** Absent while the login is pending. */
  uid?: string | null;
}

/** Events in order of recording, copied to a storage until they are removed. */
export interface EventQueue {
  /** Number of events, including those being sent. */
  readonly size: number;
  /** Number of events that are not being sent. */
  readonly waiting: number;
  add(event: QueuedEvent): void;
  /** Sets the user of events recorded before the end of the login. Events of any other user lose theirs. */
  nameUser(uid: string | null): void;
  /** Removes the user from all events, including the stored ones. Events being sent are not changed. */
  forgetUser(): void;
  /** Marks the oldest waiting events of one user as being sent, at most `count`; undefined if none waits. */
  take(count: number): QueuedEvent[] | undefined;
  /** Makes events that are being sent wait again. */
  release(events: QueuedEvent[]): void;
  /** Removes events that were being sent. */
  remove(events: QueuedEvent[]): void;
  /** Removes all events, including those being sent. */
  clear(): void;
}

/** An event in the queue, with the number in its storage key. */
interface Entry {
  slot: number;
  event: QueuedEvent;
  isUnderWay: boolean;
}

type Settle = (isRemoved: boolean) => void;

/**
 * Events that a queue of this page is sending, by id, with the queues that wait for their outcome: a queue that replaces a
 * closed one on the same storage must not send them again.
 */
const underWay = new Map<string, Settle[]>();

/**
 * Opens the queue of a storage. Each event has a key of its own, because a single value would have to be rewritten for each
 * event.
 * @param app separates the events of two apps in one storage, because each app sends them to its own host
 * @param limit maximum number of events; further ones replace the oldest that is not being sent
 * @param onDrop called for each replaced event
 * @param onReturn called when an event that another queue was sending waits again
 */
export function openEventQueue(
  storage: HealthStorage,
  app: App,
  limit: number,
  onDrop: () => void,
  onReturn: () => void,
): EventQueue {
  const entries = new Map<string, Entry>();
  let next = 0;
  let waiting = 0;

  const keyOf = (slot: number) => `${app}.event.${slot}`;
  const rangeKey = `${app}.events`;
  const oldest = () => entries.values().next().value;

  function insert(slot: number, event: QueuedEvent): void {
    const others = underWay.get(event.id);
    entries.set(event.id, { slot, event, isUnderWay: !!others });
    if (!others) waiting += 1;
    others?.push((isRemoved) => {
      if (isRemoved) {
        entries.delete(event.id);
      } else {
        setWaiting(event);
        onReturn();
      }
    });
    if (entries.size <= limit) return;
    for (const entry of entries.values()) {
      if (entry.isUnderWay) continue;
      waiting -= 1;
      erase(entry);
      onDrop();
      return;
    }
  }

  function rename(uidOf: (event: QueuedEvent) => string | null): void {
    for (const { slot, event } of entries.values()) {
      const uid = uidOf(event);
      if (event.uid === uid) continue;
      event.uid = uid;
      storage.set(keyOf(slot), event);
    }
  }

  function erase({ slot, event }: Entry): void {
    entries.delete(event.id);
    storage.remove(keyOf(slot));
  }

  function setWaiting(event: QueuedEvent): void {
    const entry = entries.get(event.id);
    if (!entry?.isUnderWay) return;
    entry.isUnderWay = false;
    waiting += 1;
  }

  function settle({ id }: QueuedEvent, isRemoved: boolean): void {
    const others = underWay.get(id);
    underWay.delete(id);
    for (const tell of others ?? []) tell(isRemoved);
  }

  const kept = Object(storage.get(rangeKey)) as { first?: unknown; next?: unknown };
  if (isSlot(kept.first) && isSlot(kept.next)) {
    next = kept.next;
    // Keys further away than this do not belong to a queue.
    for (let slot = Math.max(kept.first, next - 10 * limit); slot < next; slot += 1) {
      const event = storage.get<unknown>(keyOf(slot));
      if (isQueued(event) && !entries.has(event.id)) insert(slot, event);
      else if (event !== undefined) storage.remove(keyOf(slot));
    }
  }

  return {
    get size() {
      return entries.size;
    },
    get waiting() {
      return waiting;
    },
    add(event) {
      const slot = next++;
      storage.set(keyOf(slot), event);
      insert(slot, event);
      storage.set(rangeKey, { first: oldest()?.slot ?? next, next });
    },
    nameUser(uid) {
      rename((event) => (event.uid === undefined || event.uid === uid ? uid : null));
    },
    forgetUser() {
      rename(() => null);
    },
    take(count) {
      const batch: QueuedEvent[] = [];
      for (const entry of waiting > 0 ? entries.values() : []) {
        if (entry.isUnderWay) continue;
        const { event } = entry;
        if (batch.length === count || (batch[0] && batch[0].uid !== event.uid)) break;
        entry.isUnderWay = true;
        underWay.set(event.id, []);
        batch.push(event);
      }
      waiting -= batch.length;
      return batch.length > 0 ? batch : undefined;
    },
    release(events) {
      for (const event of events) {
        setWaiting(event);
        settle(event, false);
      }
    },
    remove(events) {
      for (const event of events) {
        const entry = entries.get(event.id);
        if (entry) erase(entry);
        settle(event, true);
      }
    },
    clear() {
      for (const entry of entries.values()) erase(entry);
      waiting = 0;
      storage.remove(rangeKey);
    },
  };
}

const isSlot = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function isQueued(value: unknown): value is QueuedEvent {
  return isRecord(value) && [value.id, value.ev].every((text) => typeof text === 'string' && text !== '');
}

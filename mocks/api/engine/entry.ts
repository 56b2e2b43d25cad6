import type { LiveExamples } from './live-dates.ts';
import type { Memories } from './memory.ts';
import { RecentMap } from './recent-map.ts';
import type { Replies } from './replies.ts';
import type { SeededData } from './seed.ts';
import type { World } from './world.ts';

/** A world with what the engine keeps for it. */
export interface Entry extends World {
  /** The account's latest token. */
  token: string;
  /** Time by which the work of this world is ahead of its clock; ms. */
  ahead: number;
  /** Difference between the clocks of this world and of the mock; ms. */
  shift: number;
  /** The start of the world, at which all its domains begin. */
  begun: Date;
  lastCall: Date;
  replies: Replies;
  /** States by domain. The first call of a domain creates its state. */
  states: Map<string, unknown>;
  /** Examples that replace those of the description in this world. */
  seed: SeededData | undefined;
  examples: (now: Date) => LiveExamples;
}

/** The parts of a world that a snapshot contains. */
export interface Saved extends Pick<Entry, 'person' | 'ahead' | 'begun' | 'replies' | 'states'> {
  /** Whether the account is closed. */
  closed: boolean;
}

/** A world in the list of all. */
export interface WorldEntry {
  account: string;
  /** The latest token of the account. */
  token: string;
  /** The name of the person. */
  userName: string;
  /** The time of the world; an ISO 8601 date-time. */
  now: string;
}

/** Whether a value has the parts of a world. A snapshot comes from outside. */
export function isSaved(value: unknown, memories: Memories): value is Saved {
  const { closed, person, ahead, begun, replies, states } = Object(value) as Partial<Saved>;
  return (
    typeof closed === 'boolean' &&
    typeof ahead === 'number' &&
    begun instanceof Date &&
    !Number.isNaN(begun.getTime()) &&
    replies instanceof RecentMap &&
    typeof Object(person).profile === 'object' &&
    Object(person).intents instanceof RecentMap &&
    Array.isArray(Object(person).deletions) &&
    states instanceof Map &&
    [...states.keys()].every((domain) => Object.hasOwn(memories, domain))
  );
}

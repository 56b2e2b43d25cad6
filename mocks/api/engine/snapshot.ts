import { parse, stringify } from 'devalue';
import type { LiveExamples } from './live-dates.ts';
import { RecentMap } from './recent-map.ts';
import { Refusal } from './refusal.ts';
import type { SeededData } from './seed.ts';

/** The state of one or several worlds as JSON. Only the mock version that created it is sure to restore it. */
export interface WorldSnapshot {
  format: typeof FORMAT;
  /** The names of the people, for display. */
  userName: string;
  /** The examples that replace those of the description in each world; private to the mock. */
  seeds: unknown;
  /** The state; private to the mock. */
  state: unknown;
}

const FORMAT = 'health-app-world-2';

export interface Taken {
  /** The worlds, to which domains may refer. */
  homes: object[];
  /** The objects in lists that the worlds share with worlds outside the snapshot, which omits them. */
  common: ReadonlySet<object>;
  seeds: (SeededData | undefined)[];
  /** The number of the world whose examples these are. */
  worldOf: (examples: LiveExamples) => number;
  userName: string;
}

/** @param saved data, maps, sets and dates of each world, with references to the examples, the worlds and each other */
export function takeSnapshot(saved: object[], { homes, common, seeds, worldOf, userName }: Taken): WorldSnapshot {
  const text = stringify(saved, {
    // Examples consist of functions, so the snapshot stores their day instead.
    Examples: (value) => isLiveExamples(value) && [value.days, worldOf(value)],
    Home: (value) => homes.includes(value) && [homes.indexOf(value)],
    Recent: (value) => value instanceof RecentMap && [value.limit, value.entries()],
    Own: (value) => Array.isArray(value) && value.some((item) => common.has(item)) && without(value, common),
  });
  return { format: FORMAT, userName, seeds: JSON.parse(stringify(seeds)), state: JSON.parse(text) };
}

const without = (list: object[], common: ReadonlySet<object>) => list.filter((item) => !common.has(item));

/** The objects to which the state of a snapshot refers. */
export interface Context {
  /** The worlds that receive the state. */
  homes: object[];
  /** The examples of a world, by the number of days by which their dates are moved. */
  examplesOf: (days: number, world: number) => LiveExamples;
  /** Whether a value is the state of a world. */
  isSaved: (value: unknown) => boolean;
}

/**
 * Opens a snapshot in two steps, because its state refers to the examples of its seed.
 *
 * @throws {Refusal} for a value that is not a snapshot
 */
export function openSnapshot<Saved>(snapshot: unknown): {
  seeds: (SeededData | undefined)[];
  read: (context: Context) => Saved[];
} {
  const { format, seeds: packed, state } = (snapshot ?? {}) as Partial<WorldSnapshot>;
  if (format !== FORMAT) throw new Refusal(400, `A snapshot has the format "${FORMAT}", not ${JSON.stringify(format)}`);
  const seeds = revive(packed, {});
  if (!Array.isArray(seeds) || !seeds.every(isSeed)) throw new Refusal(400, 'The snapshot has no seeds');
  return {
    seeds,
    read({ homes, examplesOf, isSaved }) {
      const saved = revive(state, {
        Examples: ([days, world]) => examplesOf(days as number, world as number),
        Home: ([world]) => homes[world as number],
        Recent: ([limit, entries]) => RecentMap.from(limit as number, entries as [string, unknown][]),
        Own: (list) => list,
      });
      if (Array.isArray(saved) && saved.length === homes.length && saved.every(isSaved)) return saved;
      throw new Refusal(400, `The snapshot does not have the state of ${homes.length} worlds`);
    },
  };
}

function revive(value: unknown, revivers: Record<string, (value: unknown[]) => unknown>): unknown {
  try {
    return parse(JSON.stringify(value), revivers);
  } catch (error) {
    throw new Refusal(400, `The snapshot cannot be read: ${(error as Error).message}`);
  }
}

const isSeed = (value: unknown): value is SeededData | undefined => value === undefined || value instanceof Map;

const isLiveExamples = (value: unknown): value is LiveExamples =>
  typeof value === 'object' && value !== null && 'original' in value && 'days' in value && 'names' in value;

import { parse, stringify } from 'devalue';
import type { LiveExamples } from './live-dates.ts';
import { RecentMap } from './recent-map.ts';
import { Refusal } from './refusal.ts';
import type { SeededData } from './seed.ts';

/** The state of a world as JSON. Only the mock version that created it is sure to restore it. */
export interface WorldSnapshot {
  format: typeof FORMAT;
  /** The name of the person, for display. */
  userName: string;
  /** The examples that replace those of the description in this world; private to the mock. */
  seed: unknown;
  /** The state; private to the mock. */
  state: unknown;
}

const FORMAT = 'health-app-world-1';

export interface Taken {
  /** The world, to which domains may refer. */
  home: object;
  /** The objects in lists that other worlds share, and which the snapshot omits. */
  common: ReadonlySet<object>;
  seed: SeededData | undefined;
  userName: string;
}

/** @param saved data, maps, sets and dates, with references to the examples and to the world itself */
export function takeSnapshot(saved: object, { home, common, seed, userName }: Taken): WorldSnapshot {
  const text = stringify(saved, {
    // Examples consist of functions, so the snapshot stores their day instead.
    Examples: (value) => isLiveExamples(value) && [value.days],
    Home: (value) => value === home,
    Recent: (value) => value instanceof RecentMap && [value.limit, value.entries()],
    Own: (value) => Array.isArray(value) && value.some((item) => common.has(item)) && without(value, common),
  });
  return { format: FORMAT, userName, seed: JSON.parse(stringify(seed)), state: JSON.parse(text) };
}

const without = (list: object[], common: ReadonlySet<object>) => list.filter((item) => !common.has(item));

/** The objects to which the state of a snapshot refers. */
export interface Context {
  /** The world that receives the state. */
  home: object;
  /** The examples of the seed, by the number of days by which their dates are moved. */
  examplesOf: (days: number) => LiveExamples;
}

/**
 * Opens a snapshot in two steps, because its state refers to the examples of its seed.
 *
 * @throws {Refusal} for a value that is not a snapshot
 */
export function openSnapshot<Saved>(snapshot: unknown): {
  seed: SeededData | undefined;
  read: (context: Context) => Saved;
} {
  const { format, seed, state } = (snapshot ?? {}) as Partial<WorldSnapshot>;
  if (format !== FORMAT) throw new Refusal(400, `A snapshot has the format "${FORMAT}", not ${JSON.stringify(format)}`);
  return {
    seed: revive(seed, {}) as SeededData | undefined,
    read: ({ home, examplesOf }) =>
      revive(state, {
        Examples: ([days]) => examplesOf(days as number),
        Home: () => home,
        Recent: ([limit, entries]) => RecentMap.from(limit as number, entries as [string, unknown][]),
        Own: (list) => list,
      }) as Saved,
  };
}

function revive(value: unknown, revivers: Record<string, (value: unknown[]) => unknown>): unknown {
  try {
    return parse(JSON.stringify(value), revivers);
  } catch (error) {
    throw new Refusal(400, `The snapshot cannot be read: ${(error as Error).message}`);
  }
}

const isLiveExamples = (value: unknown): value is LiveExamples =>
  typeof value === 'object' && value !== null && 'original' in value && 'days' in value && 'names' in value;

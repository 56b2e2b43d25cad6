/** The start requests the first queries of a screen, and the screen reads them with `useFirstQuery`. */
import type { User } from '@health-app/sdk';
import type { Query } from '@health-app/sdk/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { addDays } from '#lib/time/day-number.ts';
import type { infiniteQueries, queries } from '#platform/client.ts';
import { type Access, missingRequirement } from '#platform/routing/requirement.ts';
import type { AnyFirstQuery } from './first-query.ts';

/** What the inputs follow from. */
export interface Address {
  /** The path pattern of the screen. */
  path: string;
  search: URLSearchParams;
  /** The person's calendar day, `YYYY-MM-DD`. */
  today: string;
}

/** The input of a first query at an address; undefined if the address lacks a parameter. */
export function firstInput(sources: object, { search, today }: Address): object | undefined {
  // Of a repeated parameter the last one counts, as in `useParams`.
  const given: Record<string, string> = Object.fromEntries(search);
  const input: Record<string, unknown> = {};
  for (const [field, source] of Object.entries(sources)) {
    let value = source;
    if (value?.param) {
      // An empty value is a broken link.
      value = given[value.param] || value.or;
      if (value === undefined) return undefined;
    }
    if (typeof value?.days === 'number') value = addDays(today, value.days);
    if (value !== null) input[field] = value;
  }
  return input;
}

/** Whether the address has a parameter, such as `date`, or one with a value, such as `period=month`. */
const hasParam = (search: URLSearchParams, wanted: string): boolean =>
  search.has(wanted) || `${search}`.split('&').includes(wanted);

interface FirstFactories {
  queries: typeof queries;
  infiniteQueries: typeof infiniteQueries;
}

type Factories = Record<string, Record<string, (...parameters: unknown[]) => Query<unknown>>>;

const MINUTE = 60_000;

/** The path of the page's first screen while it is open. */
let firstScreen: string | undefined;

/**
 * The options of a first query at an address.
 * @param all the factories of the client
 * @returns undefined if the address lacks a parameter
 */
export function firstQuery(
  [id, sources, { pages, fresh, forget, once } = {}]: AnyFirstQuery,
  all: FirstFactories,
  address: Address,
): Query<unknown> | undefined {
  const [domain = '', verb = ''] = id.split('.');
  const factory = (all[pages ? 'infiniteQueries' : 'queries'] as unknown as Factories)[domain]?.[verb];
  const input = sources && firstInput(sources, address);
  if (!factory || (sources && !input)) return undefined;
  const call = once ? { retry: 0 } : {};
  return {
    ...(input ? factory(input, call) : factory(call)),
    // What the start has requested for the first screen is fresh there, so that nothing is requested twice.
    ...(fresh && {
      staleTime: () => (firstScreen === address.path ? MINUTE : 0),
      refetchOnWindowFocus: 'always' as const,
    }),
    ...(forget && { gcTime: 0 }),
  };
}

/** Whether the screen reads a first query at an address, for a person. */
export const isRead = ([, , options = {}]: AnyFirstQuery, { search }: Address, user: Readonly<User>): boolean =>
  (!options.with || hasParam(search, options.with)) &&
  (!options.without || !search.has(options.without)) &&
  (!options.for || !missingRequirement(options.for, user));

/**
 * Requests the first queries of the page's first screen, unless it does not admit the person. The screen repeats a request
 * that fails.
 * @returns resolves when each of them has data, of the server or of the device, or has failed
 */
export async function startFirstQueries(
  client: QueryClient,
  { path, access, first }: { path: string; access: Access; first: readonly AnyFirstQuery[] },
  all: FirstFactories,
  page: Omit<Address, 'path'>,
  user: Readonly<User>,
): Promise<void> {
  if (missingRequirement(access, user)) return;
  const address = { path, ...page };
  firstScreen = path;
  const started: Query<unknown>[] = [];
  for (const one of first) {
    const query = isRead(one, address, user) && firstQuery(one, all, address);
    if (!query) continue;
    const [, , { pages, picture, html } = {}] = one;
    // The screen reports a failure to load.
    if (html) import('#ui/sanitizer/sanitise.ts').catch(() => {});
    started.push(query);
    // A query that the screen forgets has to last until the screen opens.
    const kept = { ...query, gcTime: MINUTE };
    const data: Promise<unknown> = pages ? client.fetchInfiniteQuery(kept as never) : client.fetchQuery(kept);
    data.then(
      (loaded) => {
        const url = picture && (loaded as Record<string, string | null>)[picture];
        if (url) new Image().src = url;
      },
      () => {},
    );
  }
  await settled(client, started);
}

/** Waits until no query is pending. A stored reply of the device ends the wait, too, although its request continues. */
function settled(client: QueryClient, started: Query<unknown>[]): Promise<void> {
  const cache = client.getQueryCache();
  const isSettled = () => started.every(({ queryKey }) => cache.find({ queryKey })?.state.status !== 'pending');
  return new Promise((resolve) => {
    if (isSettled()) return resolve();
    const stop = cache.subscribe(() => {
      if (!isSettled()) return;
      stop();
      resolve();
    });
  });
}

/** Ends the first screen of the page when another one opens: later screens request afresh, and what is not kept is removed. */
export function endFirstScreen(client: QueryClient, path: string): void {
  if (firstScreen === undefined || firstScreen === path) return;
  firstScreen = undefined;
  client.removeQueries({ type: 'inactive', predicate: ({ options }) => options.gcTime === 0 });
}

/** Changes of single keys in a description that `redocly diff` ignores or rates too low. */
import type { Bump, Change } from './bump.ts';

interface Rule {
  id: string;
  key: string;
  bump: Bump;
  /** Whether the rule applies to the values; by default to every change of the key. The first rule that applies counts. */
  applies?: (before: unknown, after: unknown) => boolean;
  why: string;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const loses = (before: unknown, after: unknown) => listOf(before).some((one) => !listOf(after).includes(one));
const gains = (before: unknown, after: unknown) => loses(after, before);
const isNew = (before: unknown) => before === undefined;

export const rules: readonly Rule[] = [
  { id: 'effect-changed', key: 'x-effect', bump: 'major', why: 'the call moves between queries and mutations' },
  { id: 'paging-changed', key: 'x-paged', bump: 'major', why: 'infinite queries and itemsOf depend on it' },
  {
    id: 'repeat-acts-again',
    key: 'x-repeat',
    bump: 'major',
    applies: (_before, after) => after === 'again',
    why: 'a client that repeats the command acts twice',
  },
  {
    id: 'repeat-key-lost',
    key: 'x-repeat',
    bump: 'major',
    applies: (before) => before === 'idempotencyKey' || before === 'eventId',
    why: 'a client recognises its repetitions by the key',
  },
  { id: 'repeat-changed', key: 'x-repeat', bump: 'minor', why: 'a repetition has another effect' },
  {
    id: 'order-lost',
    key: 'x-kind',
    bump: 'major',
    applies: (before) => before === 'state',
    why: 'an older decision may overrule a newer one',
  },
  { id: 'kind-changed', key: 'x-kind', bump: 'minor', why: 'the order of two calls has another meaning' },
  { id: 'scope-changed', key: 'x-scope', bump: 'major', why: 'caches share or separate the replies of persons by it' },
  { id: 'consent-changed', key: 'x-consent', bump: 'minor', why: 'the call is refused without another consent' },
  { id: 'sort-added', key: 'x-sorted-by', bump: 'minor', applies: isNew, why: 'the list has an order' },
  { id: 'sort-changed', key: 'x-sorted-by', bump: 'major', why: 'clients show the list in its order' },
  {
    id: 'filter-added',
    key: 'x-filters',
    bump: 'minor',
    applies: isNew,
    why: 'the entries by which an input chooses are known',
  },
  { id: 'filter-changed', key: 'x-filters', bump: 'major', why: 'the input chooses other entries' },
  { id: 'default-added', key: 'default', bump: 'minor', applies: isNew, why: 'an absent value has a meaning' },
  { id: 'default-changed', key: 'default', bump: 'major', why: 'a call without the value gets another reply' },
  { id: 'invalidation-lost', key: 'x-invalidates', bump: 'major', applies: loses, why: 'a screen keeps old data' },
  { id: 'invalidation-added', key: 'x-invalidates', bump: 'minor', why: 'more queries are fetched again' },
  { id: 'tag-changed', key: 'tags', bump: 'major', why: 'generators name their classes after it' },
  { id: 'login-gate-changed', key: 'x-login-gate', bump: 'minor', why: 'the call waits for the login, or no longer' },
  { id: 'silence-changed', key: 'x-silent', bump: 'minor', why: 'a failure shows a toast, or no longer' },
  { id: 'variant-changed', key: 'x-variant-of', bump: 'minor', why: 'the call uses another path on a host' },
  { id: 'identity-lost', key: 'x-identity', bump: 'major', applies: loses, why: 'clients rely on the equation' },
  { id: 'identity-added', key: 'x-identity', bump: 'minor', why: 'more holds between the fields' },
  { id: 'deadline-changed', key: 'x-deadline', bump: 'minor', why: 'the time may be later than the reply, or not' },
  { id: 'secret-changed', key: 'x-secret-bits', bump: 'minor', why: 'the value is harder or easier to guess' },
  { id: 'unique-added', key: 'x-unique', bump: 'minor', applies: isNew, why: 'no two items are equal' },
  { id: 'unique-lost', key: 'x-unique', bump: 'major', why: 'items may repeat' },
  { id: 'cors-header-needed', key: 'allowHeaders', bump: 'major', applies: gains, why: 'servers must permit it first' },
  { id: 'cors-header-unused', key: 'allowHeaders', bump: 'patch', why: 'no client sends it' },
  { id: 'cors-header-hidden', key: 'exposeHeaders', bump: 'major', applies: loses, why: 'pages no longer see it' },
  { id: 'cors-header-shown', key: 'exposeHeaders', bump: 'minor', why: 'pages see it' },
];

/** The keys that these rules rate. */
export const ratedKeys: ReadonlySet<string> = new Set(rules.map(({ key }) => key));

/** The changes of the rated keys wherever both descriptions have the object that holds them. */
export function keyChanges(base: unknown, revision: unknown, place: string[] = [], isNames = false): Change[] {
  if (!isObject(base) || !isObject(revision)) return [];
  const before = byName(base);
  const after = byName(revision);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const [old, now] = [before[key], after[key]];
    // The properties of a schema, the paths and the components may have any name.
    if (!isNames && ratedKeys.has(key))
      return JSON.stringify(old) === JSON.stringify(now) ? [] : rate(key, old, now, place);
    return keyChanges(old, now, [...place, key], !isNames && NAMES.has(key));
  });
}

const NAMES = new Set(['properties', 'paths', 'schemas', '$defs']);

function rate(key: string, before: unknown, after: unknown, place: string[]): Change[] {
  const rule = rules.find((one) => one.key === key && (one.applies?.(before, after) ?? true));
  if (!rule) return [];
  const values = `${JSON.stringify(before) ?? 'absent'} → ${JSON.stringify(after) ?? 'absent'}`;
  return [{ id: rule.id, bump: rule.bump, text: `${place.join(' ')} ${key}: ${values}: ${rule.why}` }];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The items of a list by their names, where they have one, so that a new parameter moves no other. */
function byName(value: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(value)) return value;
  return Object.fromEntries(
    value.map((one, index) => [`${one?.in ?? ''} ${one?.name ?? one?.$ref ?? index}`.trim(), one]),
  );
}

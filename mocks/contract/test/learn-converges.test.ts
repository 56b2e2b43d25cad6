import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleDescription } from '../../../scripts/generate/bundle.ts';
import { onWire } from '../../../scripts/generate/wire/bundle.ts';
import type { Exchange } from '../learn/exchange.ts';
import { type Lesson, learn } from '../learn/learn.ts';
import { type Document, readOperations } from '../operations.ts';
import { changed, type Difference } from './change-traffic.ts';
import { DIFFERENCES } from './learn-differences.ts';
import { exampleTraffic, harOf } from './learn-traffic.ts';
import { copyPlainDescription } from './plain-description.ts';
import { bundle, contract } from './server.ts';

const FOOD_HOST = 'food.example';
/** Two hosts answer, each some domains. */
const traffic = exampleTraffic().map(
  (exchange): Exchange => ({ ...exchange, host: exchange.path.startsWith('/scheme') ? 'api.example' : FOOD_HOST }),
);
const operations = readOperations(bundle);
const domains = [...new Set(operations.map(({ domain }) => domain))];
const prefixes = [...new Set(operations.map(({ path }) => `/${path.split('/')[1]}`))];
const idOf = new Map(operations.map(({ id, method, path }) => [`${method} ${path}`, id]));

/** The part of a backend that differs: all of it, the paths under a prefix, a host, a domain, or an operation. */
type Scope = string | undefined;

const isIn = (scope: Scope, exchange: Exchange): boolean => {
  const id = idOf.get(`${exchange.method} ${exchange.path}`) ?? '';
  return (
    scope === undefined ||
    [id, id.split('.')[0], `/${exchange.path.split('/')[1]}`, exchange.host].some((part) => part === scope)
  );
};

const isInScope = (scope: Scope, id: string) =>
  traffic.some((exchange) => isIn(scope, exchange) && idOf.get(`${exchange.method} ${exchange.path}`) === id);

/** A backend with differences, each in a part of its own. */
const backendOf = (wrong: { difference: Difference; scope: Scope }[]): Exchange[] =>
  wrong.reduce(
    (all, { difference, scope }) =>
      all.map((exchange) => (isIn(scope, exchange) ? (changed([exchange], [difference])[0] ?? exchange) : exchange)),
    traffic,
  );

/** The differences inside of data, which may differ between the parts of a backend. */
const INNER = DIFFERENCES.filter(
  ({ name }) => !/envelope|base path|snake_case|pages|bare|content type|failure codes/.test(name),
);

const scopes = fc.oneof(
  fc.constant(undefined),
  fc.constant(FOOD_HOST),
  fc.constantFrom(...prefixes),
  fc.constantFrom(...domains),
  fc.constantFrom(...operations.map(({ id }) => id)),
);
/** What a difference changes; a value that two differences change in turn is of no backend. */
const subjectOf = ({ name }: Difference): string =>
  /^(days|yuan)/.exec(name)?.[0] ?? (/date-times|Unix times|UTC/.test(name) ? 'date-time' : name);

const wrongBackends = fc.uniqueArray(fc.record({ difference: fc.constantFrom(...INNER), scope: scopes }), {
  minLength: 1,
  maxLength: 3,
  selector: ({ difference }) => subjectOf(difference),
});

/** The nightly run draws other backends each time, and more. */
const { LEARN_SEED } = process.env;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'learn-'));
});
afterAll(() => rm(folder, { recursive: true }), 60_000);

/** What a lesson has written into a copy of the description, and a second lesson. */
async function patched(backend: Exchange[]) {
  const description = await mkdtemp(join(folder, 'openapi-'));
  await copyPlainDescription(description);
  const har = join(description, 'traffic.har');
  await writeFile(har, harOf(backend));
  const { out } = await contract('learn', har, '--write', description, '--json');
  const first = JSON.parse(out) as Pick<Lesson, 'causes'> & { written: { left: string[] } };
  const files = await bundleDescription(join(description, 'openapi.yaml'), join(description, 'redocly.yaml'));
  return { first, files, second: await learn(onWire(files) as Document, backend) };
}

type Patched = Awaited<ReturnType<typeof patched>>;

/** The differences for which a patch would change something. */
const sureEdits = ({ causes }: Pick<Lesson, 'causes'>) =>
  causes.filter(({ edits, confidence }) => edits.length > 0 && confidence >= 0.8).map(({ says }) => says);

function expectLast({ first, second }: Patched): void {
  expect(first.written.left).toEqual([]);
  expect(sureEdits(second)).toEqual([]);
}

const named = (name: string) => DIFFERENCES.find((one) => one.name === name) as Difference;

/** Parts of a backend with a difference of their own, and the names that copies of schemas get for each. */
it.each([
  [
    {
      'orders.list': { name: 'renamed times', copy: /OfOrdersList$/ },
      mealPlan: { name: 'renamed fields', copy: /OfMealPlan$/ },
      '/information': { name: 'Unix times in s', copy: undefined },
    },
  ],
  [{ [FOOD_HOST]: { name: 'renamed times', copy: undefined } }],
])(
  'a patch of the parts of %j alone changes nothing that others send',
  async (parts) => {
    const scopes = Object.keys(parts);
    const found = await patched(
      backendOf(Object.entries(parts).map(([scope, { name }]) => ({ difference: named(name), scope }))),
    );
    expectLast(found);
    const schemas = found.files.components.schemas ?? {};
    const added = Object.keys(schemas).filter((one) => !(one in (bundle.components.schemas ?? {})));
    const copies = Object.values(parts).flatMap(({ copy }) => copy ?? []);
    for (const copy of copies) expect(added).toContainEqual(expect.stringMatching(copy));
    expect(added.filter((one) => !copies.some((copy) => copy.test(one)))).toEqual([]);
    const { causes } = await learn(onWire(found.files) as Document, traffic);
    const others = causes
      .flatMap(({ operations: ids }) => ids)
      .filter((id) => !scopes.some((one) => isInScope(one, id)));
    expect(others).toEqual([]);
  },
  120_000,
);

/** Backends that once needed a second patch. */
it.each([
  {
    'UTC with Z': 'plans',
    'days as local date-times': 'orders',
    'null for empty lists': 'family',
    'codes in upper case': FOOD_HOST,
  },
  {
    'days as moments in UTC': FOOD_HOST,
    'absent for null': undefined,
    'an undescribed field': FOOD_HOST,
    'codes in upper case': 'api.example',
  },
  { 'energy in kJ': undefined, 'renamed fields': FOOD_HOST, 'codes in upper case': 'orders' },
  { 'times with seconds': FOOD_HOST, 'lists as text with commas': '/cooperation' },
])(
  'a patch of %j is the last one',
  async (scopes) => {
    const wrong = Object.entries(scopes).map(([name, scope]) => ({ difference: named(name), scope }));
    const found = await patched(backendOf(wrong));
    expect(sureEdits(found.first)).not.toEqual([]);
    expectLast(found);
    expect(found.second.causes.filter(({ kind }) => kind === 'codes case').flatMap(({ edits }) => edits)).toEqual([]);
  },
  120_000,
);

it('a patch of any wrong backend explains what it changes, contradicts nothing else, and is the last one', async () => {
  await fc.assert(
    fc.asyncProperty(wrongBackends, async (wrong) => {
      const found = await patched(backendOf(wrong));
      expectLast(found);
      const places = new Set(found.first.causes.flatMap((cause) => cause.places));
      const fresh = found.second.causes.filter(
        (cause) => cause.places.length > 0 && cause.places.every((at) => !places.has(at)),
      );
      expect(fresh.map(({ says }) => says)).toEqual([]);
    }),
    { numRuns: LEARN_SEED === undefined ? 2 : 12, seed: Number(LEARN_SEED ?? 46), endOnFailure: true },
  );
}, 600_000);

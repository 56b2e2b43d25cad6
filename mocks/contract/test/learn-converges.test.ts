import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleDescription } from '../../../scripts/generate/bundle.ts';
import { onWire } from '../../../scripts/generate/wire/bundle.ts';
import type { Exchange } from '../learn/exchange.ts';
import { learn } from '../learn/learn.ts';
import { type Document, readOperations } from '../operations.ts';
import { changed, DIFFERENCES, type Difference } from './learn-differences.ts';
import { exampleTraffic, harOf } from './learn-traffic.ts';
import { copyPlainDescription } from './plain-description.ts';
import { bundle, contract } from './server.ts';

const traffic = exampleTraffic();
const operations = readOperations(bundle);
const domains = [...new Set(operations.map(({ domain }) => domain))];
const idOf = new Map(operations.map(({ id, method, path }) => [`${method} ${path}`, id]));

/** The part of a backend that differs: all of it, a domain, or an operation. */
type Scope = string | undefined;

const isIn = (scope: Scope, exchange: Exchange): boolean => {
  const id = idOf.get(`${exchange.method} ${exchange.path}`) ?? '';
  return scope === undefined || id === scope || id.startsWith(`${scope}.`);
};

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
  fc.constantFrom(...domains),
  fc.constantFrom(...operations.map(({ id }) => id)),
);
/** What a difference changes; a value that two differences change in turn is of no backend. */
const subjectOf = ({ name }: Difference): string => {
  if (/date-times|Unix times|UTC/.test(name)) return 'date-time';
  return /^(days|yuan)/.exec(name)?.[0] ?? name;
};

const wrongBackends = fc.uniqueArray(fc.record({ difference: fc.constantFrom(...INNER), scope: scopes }), {
  minLength: 1,
  maxLength: 3,
  selector: ({ difference }) => subjectOf(difference),
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'learn-'));
});
afterAll(() => rm(folder, { recursive: true }), 60_000);

/** What learn says of traffic before and after it has patched a copy of the description. */
async function patched(backend: Exchange[]) {
  const description = await mkdtemp(join(folder, 'openapi-'));
  await copyPlainDescription(description);
  const har = join(description, 'traffic.har');
  await writeFile(har, harOf(backend));
  const before = await learn(bundle, backend);
  const { out } = await contract('learn', har, '--write', description);
  const files = await bundleDescription(join(description, 'openapi.yaml'), join(description, 'redocly.yaml'));
  return { before, out, after: await learn(onWire(files) as Document, backend) };
}

it('a patch of any wrong backend explains what it changes, contradicts nothing else, and is the last one', async () => {
  await fc.assert(
    fc.asyncProperty(wrongBackends, async (wrong) => {
      const { before, out, after } = await patched(backendOf(wrong));
      expect(out).not.toContain('without a place');
      const sure = (confidence: number) => confidence >= 0.8;
      const left = after.causes.filter(({ edits, confidence }) => edits.length > 0 && sure(confidence));
      expect(left.map(({ says }) => says)).toEqual([]);
      const places = new Set(before.causes.flatMap((cause) => cause.places));
      const fresh = after.causes.filter(
        (cause) => cause.places.length > 0 && cause.places.every((at) => !places.has(at)),
      );
      expect(fresh.map(({ says }) => says)).toEqual([]);
    }),
    { numRuns: 4, endOnFailure: true },
  );
}, 600_000);

import type { Schema } from '../../../openapi/document.ts';
import { step } from '../describe-value.ts';
import { type ContractOperation, type Document, deref, envelopeOf, readOperations } from '../operations.ts';
import type { Cause } from './cause.ts';
import type { Copies } from './copies.ts';
import { dataPlaceOf } from './data-place.ts';

export type Standing = 'specified' | 'agreed' | 'observed' | 'assumed' | 'contradicted';

/** The number of properties in an operation's data, by their origin. */
export interface LedgerEntry {
  operation: string;
  domain: string;
  /** Origin of the call itself: its path and meaning. */
  origin: string;
  /** The last day of traffic that confirmed a property. */
  observedOn: string | undefined;
  counts: Record<Standing, number>;
}

type Marked = Schema & { 'x-origin'?: string; 'x-observed'?: string };

/** @param causes contradictions in the traffic, some at places of copies */
export function ledgerOf(bundle: Document, causes: Cause[] = [], copies?: Copies): LedgerEntry[] {
  const contradicted = new Set(causes.flatMap(({ places }) => places.map((at) => copies?.origin(at) ?? at)));
  const dataName = envelopeOf(bundle).data;
  return readOperations(bundle).map((operation) => {
    const counts = { specified: 0, agreed: 0, observed: 0, assumed: 0, contradicted: 0 };
    const days: string[] = [];
    const { schema, at } = dataPlaceOf(bundle, operation, dataName);
    for (const property of propertiesWithin(bundle, schema as Marked, at, undefined, new Set())) {
      const standing = contradicted.has(property.at)
        ? 'contradicted'
        : (STANDING_OF[property.origin ?? ''] ?? 'assumed');
      counts[standing] += 1;
      if (property.observed) days.push(property.observed);
    }
    return {
      operation: operation.id,
      domain: operation.domain,
      origin: originOf(bundle, operation),
      observedOn: days.sort().at(-1),
      counts,
    };
  });
}

const originOf = (bundle: Document, { path, method }: ContractOperation): string =>
  bundle.paths[path]?.[method]?.['x-origin'] ?? 'assumed';

interface Property {
  at: string;
  origin: string | undefined;
  observed: string | undefined;
}

/** Each property once, including those in lists and other objects, with its own origin or that of its schema. */
function* propertiesWithin(
  bundle: Document,
  schema: Marked,
  at: string,
  origin: Marked | undefined,
  done: Set<string>,
): Generator<Property> {
  if (schema.$ref) {
    if (done.has(schema.$ref)) return;
    done.add(schema.$ref);
    const target = deref<Schema>(bundle, { $ref: schema.$ref }) as Marked;
    yield* propertiesWithin(bundle, target, schema.$ref, target, done);
    return;
  }
  const own = schema['x-origin'] ? schema : origin;
  for (const [index, part] of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].entries())
    yield* propertiesWithin(bundle, part as Marked, `${at}/${index}`, own, done);
  if (schema.items) yield* propertiesWithin(bundle, schema.items as Marked, `${at}/items`, own, done);
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const place = `${at}/properties${step(name)}`;
    const marked = field as Marked;
    const source = marked['x-origin'] || marked['x-observed'] ? marked : own;
    yield { at: place, origin: source?.['x-origin'], observed: source?.['x-observed'] };
    yield* propertiesWithin(bundle, marked, place, own, done);
  }
}

const STANDING_OF: Record<string, Standing> = { spec: 'specified', agreed: 'agreed', observed: 'observed' };
const STANDINGS: Standing[] = ['specified', 'agreed', 'observed', 'assumed', 'contradicted'];

/** Prints the ledger as a table: a line per operation below the sum of its domain. */
export function renderLedger(entries: LedgerEntry[]): string {
  const domains = [...new Set(entries.map(({ domain }) => domain))];
  const sum = (some: LedgerEntry[], standing: Standing) =>
    some.reduce((total, { counts }) => total + counts[standing], 0);
  const row = (name: string, some: LedgerEntry[], day = '') => [
    name,
    ...STANDINGS.map((standing) => String(sum(some, standing) || '.')),
    day,
  ];
  const rows = [
    ['properties of data', ...STANDINGS, 'last observed'],
    ...domains.flatMap((domain) => {
      const own = entries.filter((entry) => entry.domain === domain);
      return [row(domain, own), ...own.map((entry) => row(`  ${entry.operation}`, [entry], entry.observedOn))];
    }),
    row('all', entries),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return `${rows.map(([name = '', ...cells]) => [name.padEnd(widths[0] ?? 0), ...cells.map((cell, index) => cell.padStart(widths[index + 1] ?? 0))].join('  ').trimEnd()).join('\n')}\n`;
}

import type { Schema } from '../../../openapi/document.ts';
import {
  type ContractOperation,
  type Document,
  deref,
  envelopeOf,
  pageNamesOf,
  readOperations,
} from '../operations.ts';
import { createValidator, type Validate } from '../validator.ts';
import { type Cause, placeOf } from './cause.ts';
import { clockCause, ZONE } from './clock.ts';
import { codeCauses } from './codes.ts';
import { Copies } from './copies.ts';
import { type DataPlace, dataPlaceOf } from './data-place.ts';
import { describedAs, findEnvelope, readReply } from './envelope.ts';
import { type Exchange, isObject, parseJson } from './exchange.ts';
import { formatCauses } from './formats.ts';
import { matcher, withoutIds } from './match-operation.ts';
import { measureCauses } from './measures.ts';
import { Observations } from './observations.ts';
import { observeByScope } from './observe.ts';
import { orderCauses } from './order.ts';
import { asDescribedPage, findPageForm } from './pages.ts';
import { ambiguities, presenceCauses } from './presence.ts';
import { groupBy } from './renames.ts';
import { Sample } from './sample.ts';
import type { Caller } from './scope.ts';
import { transportCauses } from './transport.ts';
import { verified } from './verify.ts';

/** The result of comparing traffic with a description. */
export interface Lesson {
  /** The differences, those that explain most first. */
  causes: Cause[];
  /** Questions for the backend's team that the traffic does not answer. */
  questions: string[];
  /** Operations with a successful reply, with the number of their exchanges. */
  operations: Map<string, number>;
  /** Operations of the description that are not in the traffic. */
  unseen: string[];
  /** Paths that are not in the description, without ids. */
  unknown: Map<string, number>;
  exchanges: number;
  observations: Observations;
  /** The copies of schemas that the edits make. */
  copies: Copies;
}

/** Reads traffic once, keeps a limited sample, and explains it. */
export async function learn(bundle: Document, traffic: AsyncIterable<Exchange> | Iterable<Exchange>): Promise<Lesson> {
  const operations = readOperations(bundle);
  const match = matcher(operations);
  const sample = new Sample();
  const unknown = new Map<string, number>();
  for await (const exchange of traffic) {
    const found = match(exchange);
    if (found) sample.add(found.operation.id, exchange);
    else if (exchange.body !== undefined)
      unknown.set(withoutIds(exchange), (unknown.get(withoutIds(exchange)) ?? 0) + 1);
  }
  return explain(bundle, operations, match, sample, unknown);
}

function explain(
  bundle: Document,
  operations: ContractOperation[],
  match: ReturnType<typeof matcher>,
  sample: Sample,
  unknown: Map<string, number>,
): Lesson {
  const resolve = (schema: Schema) => deref(bundle, schema);
  const names = envelopeOf(bundle);
  const dataName = names.data;
  const pageNames = pageNamesOf(bundle);
  const places = new Map(operations.map((operation) => [operation.id, dataPlaceOf(bundle, operation, dataName)]));
  const calls = sample.operations.flatMap(([, exchanges]) =>
    exchanges.flatMap((exchange) => {
      const found = match(exchange);
      return found ? [{ match: found, operation: found.operation, exchange }] : [];
    }),
  );
  const { envelope, cause: envelopeCause } = findEnvelope(calls, resolve, describedAs(names));
  const replies = calls.map((call) => ({
    ...call,
    reply: readReply(envelope, call.exchange),
    place: places.get(call.operation.id) as DataPlace,
  }));
  const good = evidenceOf(
    replies.filter(({ reply, exchange }) => reply.success && (reply.data !== undefined || exchange.body !== undefined)),
    createValidator(bundle.components.schemas ?? {}),
  );
  const paged = good.filter(({ operation }) => operation.paged);
  const page = findPageForm(
    paged.map(({ operation, exchange, reply, place }) => ({
      operation: operation.id,
      schema: place.schema,
      input: inputOf(exchange),
      data: reply.data,
    })),
    resolve,
    pageNames,
  );
  const callerOf = callersOf(good);
  const data = good.map(({ operation, exchange, place, reply }) => ({
    operation: callerOf(operation, exchange.host).label,
    place,
    value:
      page && operation.paged && reply.data !== null ? asDescribedPage(reply.data, page.form, pageNames) : reply.data,
  }));
  const copies = new Copies(bundle, operations);
  const callers = new Map(
    [
      ...operations.map((operation) => callerOf(operation, undefined)),
      ...good.map((one) => callerOf(one.operation, one.exchange.host)),
    ].map((caller) => [caller.label, caller]),
  );
  const {
    observed: { observations, causes: nameCauses, spelt },
    doubts: scopeDoubts,
  } = observeByScope(data, bundle, copies, callers);
  const examples = observeExamples(bundle, operations, places, dataName, copies);
  const sites = [...observations.sites.values()];
  const { causes: measures, doubts } = measureCauses(observations, examples);
  const inUnit = new Set(measures.filter(({ kind }) => kind === 'unit').flatMap(({ places: at }) => at));
  const byUnit = ({ kind, places: at }: Cause) => kind === 'format integer' && at.every((one) => inUnit.has(one));
  const isYuan = () => formats.some(({ kind, says }) => kind === 'format money' && /yuan/.test(says));
  // Amounts in yuan are rounded to cents, not to integers.
  const inYuan = ({ kind, says }: Cause) =>
    ((kind === 'unit' && / in yuan:/.test(says)) || (kind === 'identity' && says.includes('floor('))) && isYuan();
  const zone = bundle.components.schemas?.DateTime?.['x-offset'] ?? ZONE;
  const clock = clockCause(
    replies.map(({ operation, exchange, reply }) => ({
      operation: operation.id,
      effect: operation.effect,
      exchange,
      data: reply.data,
    })),
    zone,
  );
  const formats = formatCauses(sites, clock?.offset ?? zone);
  const causes = [
    envelopeCause,
    page?.cause,
    ...nameCauses,
    ...formats.filter((cause) => !byUnit(cause)),
    ...codeCauses(sites),
    ...withoutPage(presenceCauses(observations), page !== undefined),
    ...measures.filter((cause) => !inYuan(cause)),
    clock?.cause,
    ...orderCauses(observations),
    ...transportCauses(replies, envelope, spelt),
  ].filter((cause) => cause !== undefined);
  const { causes: kept, questions } = verified(causes, observations);
  const idOf = (label: string) => callers.get(label)?.operation.id ?? label;
  const seen = new Map(
    sample.operations
      .filter(([id]) => good.some(({ operation }) => operation.id === id))
      .map(([id, , count]) => [id, count]),
  );
  return {
    causes: kept
      .map((cause) => ({
        ...cause,
        operations: [...new Set(cause.operations.map(idOf))],
        edits: [...copies.editsFor(cause.edits), ...cause.edits],
      }))
      .sort((a, b) => weightOf(b) - weightOf(a)),
    questions: [
      ...questions,
      ...scopeDoubts,
      ...doubts,
      ...ambiguities(observations),
      ...questionsOf(observations, causes),
    ],
    operations: seen,
    unseen: operations.map(({ id }) => id).filter((id) => !seen.has(id)),
    unknown,
    exchanges: sample.total,
    observations,
    copies,
  };
}

/** Tells the hosts apart that answered the same operation. */
function callersOf(
  calls: { operation: ContractOperation; exchange: Exchange }[],
): (operation: ContractOperation, host: string | undefined) => Caller {
  const hosts = new Map(
    [...groupBy(calls, ({ operation }) => operation.id)].map(([id, same]) => [
      id,
      new Set(same.map(({ exchange }) => exchange.host)),
    ]),
  );
  return (operation, host) => {
    const isApart = host !== undefined && (hosts.get(operation.id)?.size ?? 0) > 1;
    return { label: isApart ? `${operation.id} on ${host}` : operation.id, operation, host };
  };
}

/** The exchanges whose requests are valid, of each operation that has some: a reply to another one proves nothing. */
function evidenceOf<T extends { operation: ContractOperation; exchange: Exchange }>(
  calls: T[],
  validate: Validate,
): T[] {
  const possible = calls.filter(({ exchange }) => !exchange.isInvalid);
  const isValid = ({ operation, exchange }: T) => {
    const input = inputOf(exchange);
    return [...operation.inputs].every(([name, { schema, required }]) => {
      const value = input[name];
      if (value === undefined) return !required;
      const read = operation.method === 'get' ? readings(value) : [value];
      return read.some((one) => validate(schema, one).length === 0);
    });
  };
  return [...groupBy(possible, ({ operation }) => operation.id).values()].flatMap((same) => {
    const valid = same.filter(isValid);
    // If no request is valid, requests have another form too.
    return valid.length > 0 ? valid : same;
  });
}

/** The values that a text of a query may have. */
const readings = (value: unknown): unknown[] => [value, [value].flat(), parseJson(String(value))];

const inputOf = ({ query, input }: Exchange) => (isObject(input) ? input : query);

/** The order of causes: those that change the structure of all replies come first, then those with the most values. */
const weightOf = ({ kind, seen, confidence, operations }: Cause) =>
  (kind === 'envelope' || kind === 'page' || kind === 'casing' ? 1e9 : 0) + seen * confidence + operations.length;

const observedExamples = new WeakMap<Document, Observations>();

/** Observes the description's own examples at the same places, because their values are typical. */
function observeExamples(
  bundle: Document,
  operations: ContractOperation[],
  places: Map<string, DataPlace>,
  dataName: string,
  copies: Copies,
): Observations {
  const known = copies.size === 0 ? observedExamples.get(bundle) : undefined;
  if (known) return known;
  const observations = new Observations(bundle, copies, (_, property) => property);
  if (copies.size === 0) observedExamples.set(bundle, observations);
  const { success } = envelopeOf(bundle);
  for (const { id, path, method } of operations) {
    const reply = bundle.paths[path]?.[method]?.responses['200'];
    const media = reply && deref<typeof reply>(bundle, reply).content?.['application/json'];
    const place = places.get(id);
    for (const example of Object.values(media?.examples ?? {})) {
      const { value } = deref<typeof example>(bundle, example);
      if (place && isObject(value) && value[success.name] === success.value && value[dataName] !== null)
        observations.add(id, place.schema, place.at, value[dataName]);
    }
  }
  return observations;
}

/** Drops the causes that the format of pages explains. */
function withoutPage(causes: Cause[], hasForm: boolean): Cause[] {
  if (!hasForm) return causes;
  const isPage = (at: string) => /\/schemas\/Page\//.test(at);
  return causes.flatMap((cause) =>
    cause.places.length > 0 && cause.places.every(isPage)
      ? []
      : [
          {
            ...cause,
            edits: cause.edits.filter((edit) => placeOf(edit) !== '#/components/schemas/Page'),
          },
        ],
  );
}

/** The questions that no cause answers. */
function questionsOf({ sites }: Observations, causes: Cause[]): string[] {
  const all = [...sites.values()];
  const observed = (test: (component: string) => boolean) =>
    all.some((site) => site.values.length > 0 && test(site.component ?? ''));
  const hasLocal = causes.some(({ kind, says }) => kind === 'format date-time' && /without an offset/.test(says));
  const hasClock = causes.some(({ kind }) => kind === 'clock');
  return [
    observed((component) => component.endsWith('/Gender')) &&
      'Which number is which gender? Swapped values look the same.',
    hasLocal && !hasClock && 'In which zone are times without an offset? They are read as +08:00.',
    observed((component) => component.endsWith('/BodyWeight')) &&
      'Is body weight in kg? Half of a weight in jin is a possible weight too.',
    causes.some(({ kind }) => kind === 'codes') && 'What do the codes without a name mean?',
  ].filter((question) => question !== false);
}

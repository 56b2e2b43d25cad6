import { checkDelay } from '../answer/delay.ts';
import { checkFault } from '../answer/fault.ts';
import { exampleReply, preferenceOf } from '../answer/preference.ts';
import type { Operation } from '../description/description.ts';
import { readFields } from '../engine/fields.ts';
import { Refusal, type Reply } from '../engine/refusal.ts';
import type { DelayRange, ReplyFunction } from './override.ts';
import { ALL, type Step, type StoredOverride } from './overrides.ts';

const STEP = {
  status: 'number',
  example: 'text',
  body: 'json',
  data: 'json',
  patch: 'json',
  headers: 'object',
  invalid: 'boolean',
  delay: 'json',
  fault: 'text',
  times: 'number',
} as const;

const SCOPE = {
  world: 'text',
  operation: 'text',
  when: 'object',
  priority: 'number',
  probability: 'number',
  replies: 'list',
} as const;

type StepFields = ReturnType<typeof readFields<typeof STEP>>;

/** The fields of a reply that are specific to one operation. */
const OF_ONE_OPERATION = ['status', 'example', 'body', 'data', 'patch', 'headers', 'invalid'] as const;

/** Headers that the delivery of a reply sets. */
const OF_DELIVERY = ['content-type', 'content-length', 'transfer-encoding', 'connection', 'date'];

/**
 * Parses an override: its scope, and the fields of one reply or `replies`, a list of them.
 *
 * @param nameOf the name of a token's account
 * @throws {Refusal} with the reason, for unknown names and for a reply that violates the description
 */
export function readOverride(
  body: unknown,
  operations: Map<string, Operation>,
  nameOf: (token: string) => string,
): StoredOverride {
  const fields = readFields(body, { ...SCOPE, ...STEP });
  const { world, operation: id, when = {}, priority = 0, probability = 1, replies, ...single } = fields;
  const operation = operations.get(id ?? '');
  if (!operation && id !== ALL) throw unknownOperation(id, '; * means all');
  if (replies && Object.keys(single).length > 0) {
    throw new Refusal(400, `An override has replies or the fields of one, not both: ${Object.keys(single).join(', ')}`);
  }
  if (!(probability >= 0 && probability <= 1)) throw new Refusal(400, `probability takes 0 to 1, not ${probability}`);
  const given = replies ?? [single].filter((fields) => Object.keys(fields).length > 0);
  const steps = given.map((reply, index) =>
    typeof reply === 'function'
      ? stepOf(reply as ReplyFunction, operation)
      : readStep(reply, operation, `replies[${index}]`),
  );
  return {
    ...{ world: world === undefined ? null : nameOf(world), operation: operation?.id ?? ALL },
    ...{ when: conditionsOf(when, operation), priority, probability, steps },
  };
}

export const unknownOperation = (id: string | undefined, hint = '') =>
  new Refusal(400, `There is no operation "${id}"${hint}; GET /__mock/operations lists them`);

function conditionsOf(when: object, operation: Operation | undefined): StoredOverride['when'] {
  const { input, headers } = readFields(when, { input: 'object', headers: 'object' }, 'when');
  if (input && !operation) throw new Refusal(400, 'when.input can be chosen for one operation, not for all');
  return { ...(input && { input }), ...(headers && { headers: headersOf(headers, 'when.headers') }) };
}

function stepOf(compute: ReplyFunction, operation: Operation | undefined): Step {
  if (!operation) throw new Refusal(400, 'A function can reply for one operation, not for all');
  return { compute, shown: { reply: 'a function' } };
}

/**
 * Parses the fields of one reply.
 *
 * @throws {Refusal} as `readOverride`
 */
export function readStep(reply: unknown, operation: Operation | undefined, subject: string): Step {
  const fields = readFields(reply, STEP, subject);
  const { patch, headers, invalid, fault, delay, times } = fields;
  const chosen = OF_ONE_OPERATION.filter((name) => fields[name] !== undefined);
  if (!operation && chosen.length > 0) {
    throw new Refusal(400, `${chosen.join(' and ')} can be chosen for one operation, not for all`);
  }
  if (times !== undefined && !(Number.isInteger(times) && times > 0)) {
    throw new Refusal(400, `times must be a whole number from 1, not ${times}`);
  }
  const own = headers && headersOf(headers, 'headers');
  const given = operation && replyOf({ ...fields, headers: own }, operation);
  return {
    shown: fields,
    ...(given && { reply: given }),
    ...(patch !== undefined && { patch }),
    ...(own && { headers: own }),
    ...(invalid && { invalid }),
    ...(fault !== undefined && { fault: checkFault('fault', fault) }),
    ...(delay !== undefined && { delay: delayOf(delay) }),
    ...(times !== undefined && { times }),
  };
}

/** @throws {Refusal} unless it is a number of ms, or a range of them */
function delayOf(delay: unknown): number | DelayRange {
  if (typeof delay !== 'object') return checkDelay('delay', delay);
  const { min = Number.NaN, max = Number.NaN } = readFields(delay, { min: 'number', max: 'number' }, 'delay');
  const range = { min: checkDelay('delay.min', min), max: checkDelay('delay.max', max) };
  if (min > max) throw new Refusal(400, `delay.min must not be above delay.max: ${min}, ${max}`);
  return range;
}

function headersOf(headers: object, name: string): Record<string, string> {
  for (const [header, value] of Object.entries(headers)) {
    if (typeof value !== 'string') throw new Refusal(400, `${name} takes texts, as ${header}: '5'`);
    if (name === 'headers' && OF_DELIVERY.includes(header.toLowerCase())) {
      throw new Refusal(400, `The mock sets the header ${header}`);
    }
  }
  try {
    // They have their names in lower case.
    return Object.fromEntries(new Headers(headers as Record<string, string>));
  } catch (error) {
    throw new Refusal(400, `${name}: ${(error as Error).message}`);
  }
}

function replyOf(
  fields: Omit<StepFields, 'headers'> & { headers: Record<string, string> | undefined },
  operation: Operation,
): Reply | undefined {
  const { status, example, data, headers, invalid } = fields;
  const sources = (['example', 'body', 'data'] as const).filter((name) => fields[name] !== undefined);
  if (sources.length > 1) throw new Refusal(400, `A reply has either ${sources.join(' or ')}`);
  const body = data === undefined ? fields.body : { success: true, data };
  if (body === undefined) {
    const preference = preferenceOf(operation, { code: status, example });
    return preference && exampleReply(operation, preference);
  }
  const code = status ?? 200;
  if (!(Number.isInteger(code) && code >= 200 && code <= 599)) throw new Refusal(400, 'status takes 200 to 599');
  const reply = { status: code, body, headers: { ...operation.headers.get(code), ...headers } };
  const violation = operation.violation(reply);
  if (violation !== undefined && !invalid) {
    throw new Refusal(400, `The reply violates the description; invalid: true allows it. ${violation}`);
  }
  if (violation === undefined && invalid && fields.patch === undefined) {
    throw new Refusal(400, 'The reply does not violate the description, so it must not be marked as invalid');
  }
  return reply;
}

import { contractViolation } from '../contract-violation.ts';
import { checkDelay } from '../delay.ts';
import type { Operation } from '../description.ts';
import { checkFault } from '../fault.ts';
import { exampleReply, preferenceOf } from '../preference.ts';
import { Refusal, type Reply } from '../refusal.ts';
import { readFields } from './fields.ts';
import type { Override, Step } from './overrides.ts';

const STEP = {
  status: 'number',
  example: 'text',
  body: 'json',
  data: 'json',
  patch: 'json',
  invalid: 'boolean',
  delay: 'number',
  fault: 'text',
  times: 'number',
} as const;

type StepFields = ReturnType<typeof readFields<typeof STEP>>;

/** The fields of a reply that are specific to one operation. */
const OF_ONE_OPERATION = ['status', 'example', 'body', 'data', 'patch', 'invalid'] as const;

/**
 * Parses an override: the fields of one reply, or `replies`, a list of them.
 *
 * @throws {Refusal} with the reason, for unknown names and for a reply that violates the description
 */
export function readOverride(body: unknown, operations: Map<string, Operation>): Override {
  const fields = readFields(body, { world: 'text', operation: 'text', replies: 'list', ...STEP });
  const { world, operation: id, replies, ...single } = fields;
  const operation = operations.get(id ?? '');
  if (!operation && id !== '*') throw unknownOperation(id, '; * means all');
  if (replies && Object.keys(single).length > 0) {
    throw new Refusal(400, `An override has replies or the fields of one, not both: ${Object.keys(single).join(', ')}`);
  }
  const given = replies
    ? replies.map((reply, index) => readFields(reply, STEP, `replies[${index}]`))
    : [single].filter((fields) => Object.keys(fields).length > 0);
  const steps = given.map((fields) => readStep(fields, operation));
  return { world: world ?? null, operation: operation?.id ?? '*', steps };
}

export const unknownOperation = (id: string | undefined, hint = '') =>
  new Refusal(400, `There is no operation "${id}"${hint}; GET /__mock/operations lists them`);

function readStep(fields: StepFields, operation: Operation | undefined): Step {
  const { patch, invalid, fault, delay, times } = fields;
  const chosen = OF_ONE_OPERATION.filter((name) => fields[name] !== undefined);
  if (!operation && chosen.length > 0) {
    throw new Refusal(400, `${chosen.join(' and ')} can be chosen for one operation, not for all`);
  }
  if (times !== undefined && !(Number.isInteger(times) && times > 0)) {
    throw new Refusal(400, `times must be a whole number from 1, not ${times}`);
  }
  const reply = operation && replyOf(fields, operation);
  return {
    shown: fields,
    ...(reply && { reply }),
    ...(patch !== undefined && { patch }),
    ...(invalid && { invalid }),
    ...(fault !== undefined && { fault: checkFault('fault', fault) }),
    ...(delay !== undefined && { delay: checkDelay('delay', delay) }),
    ...(times !== undefined && { times }),
  };
}

function replyOf(fields: StepFields, operation: Operation): Reply | undefined {
  const { status, example, data, invalid } = fields;
  const sources = (['example', 'body', 'data'] as const).filter((name) => fields[name] !== undefined);
  if (sources.length > 1) throw new Refusal(400, `A reply has either ${sources.join(' or ')}`);
  const body = data === undefined ? fields.body : { success: true, data };
  if (body === undefined) {
    const preference = preferenceOf(operation, { code: status, example });
    return preference && exampleReply(operation, preference);
  }
  const code = status ?? 200;
  if (!(Number.isInteger(code) && code >= 200 && code <= 599)) throw new Refusal(400, 'status takes 200 to 599');
  const violation = contractViolation(operation, body, code);
  if (violation !== undefined && !invalid) {
    throw new Refusal(400, `The reply violates the description; invalid: true allows it. ${violation}`);
  }
  if (violation === undefined && invalid && fields.patch === undefined) {
    throw new Refusal(400, 'The reply does not violate the description, so it must not be marked as invalid');
  }
  return { status: code, body };
}

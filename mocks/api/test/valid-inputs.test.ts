import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../../openapi/document.ts';
import { readBundle } from '../../../scripts/lib/examples.ts';
import { queryOf } from '../../contract/inputs.ts';
import { type ContractOperation, type Document, deref, readOperations } from '../../contract/operations.ts';
import { arbitraryOf } from '../../contract/schema-arbitrary.ts';
import { createValidator } from '../../contract/validator.ts';
import { freshMock } from './client.ts';

const bundle = readBundle() as Document;
const operations = readOperations(bundle);
const validate = createValidator(bundle.components.schemas ?? {});
const resolve = (schema: Schema): Schema => deref(bundle, schema);

const mock = await freshMock();
afterAll(() => mock.close());

type Input = Record<string, unknown>;

/** The schema of an operation's body, or of its query. */
function schemaOf({ method, path, inputs }: ContractOperation): Schema {
  const body = bundle.paths[path]?.[method]?.requestBody;
  const content = body && deref<typeof body>(bundle, body).content['application/json'];
  if (content) return content.schema;
  return {
    type: 'object',
    properties: Object.fromEntries([...inputs].map(([name, { schema }]) => [name, schema])),
    required: [...inputs].filter(([, { required }]) => required).map(([name]) => name),
  };
}

/** Valid inputs: random ones, and examples with some random values, so that most of their ids exist. */
function inputsOf(operation: ContractOperation): fc.Arbitrary<Input> {
  const schema = schemaOf(operation);
  const random = arbitraryOf(schema, resolve) as fc.Arbitrary<Input>;
  const examples = operation.requests.map(({ input }) => input ?? {});
  const changed = fc.tuple(fc.constantFrom(...examples), random, fc.infiniteStream(fc.boolean()));
  const mixed = changed.map(([example, other, keep]): Input => {
    const names = Object.keys({ ...other, ...example }).filter((name) => name in example || keep.next().value);
    return Object.fromEntries(
      names.map((name) => [
        name,
        name in example && (keep.next().value || !(name in other)) ? example[name] : other[name],
      ]),
    );
  });
  return fc
    .oneof(random, mixed)
    .filter((input) => isSendable(operation, input) && validate(schema, input).length === 0);
}

/** A query cannot contain null, an empty list, or a list with a comma inside an item. */
function isSendable({ method }: ContractOperation, input: Input): boolean {
  if (method === 'post') return true;
  const values = Object.values(input);
  return values.every((value) => value !== null && (!Array.isArray(value) || value.length > 0));
}

let keys = 0;

/** A key that an earlier input has used with other values would be refused. */
const withOwnKey = (input: Input): Input =>
  'idempotencyKey' in input ? { ...input, idempotencyKey: `input-${String(keys++).padStart(6, '0')}` } : input;

/** Returns the violation in the reply to a valid request; undefined for a valid reply. */
async function departure(operation: ContractOperation, values: Input, userToken: string): Promise<string | undefined> {
  const input = withOwnKey(values);
  const { method, path, replies } = operation;
  const isEmpty = Object.keys(input).length === 0;
  const { status, body } =
    method === 'get'
      ? await mock.call(path + queryOf(input), { userToken })
      : await (operation.requests[0]?.input === undefined && isEmpty
          ? mock.call(path, { userToken }, { method: 'POST' })
          : mock.post(path, JSON.stringify(input), { userToken }));
  const told = `${operation.id} ${JSON.stringify(input)} gave ${status} ${JSON.stringify(body).slice(0, 300)}`;
  if (status !== 200) return told;
  const schema = body.success ? replies.ok : replies.fail;
  const violations = schema ? validate(schema, body) : ['no failure is described'];
  return violations.length > 0 ? `${told}: ${JSON.stringify(violations)}` : undefined;
}

/** The income belongs to promoters; any other token gets the same failure for every input. */
const tokenOf = (world: string) => `${world}-promoter`;

/** Every later call of a closed account fails because of its status. */
const CLOSES = 'user.closeAccount';

describe('a valid input', { timeout: 60_000 }, () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'a valid input of %s gets a described reply',
    async (id, operation) => {
      let worlds = 0;
      await fc.assert(
        fc.asyncProperty(inputsOf(operation), async (input) => {
          const world = tokenOf(id === CLOSES ? `valid-${id}-${worlds++}` : `valid-${id}`);
          expect(await departure(operation, input, world)).toBeUndefined();
        }),
        { numRuns: operation.inputs.size > 0 ? 15 : 1 },
      );
    },
  );
});

it('any sequence of calls in a world gets described replies', { timeout: 120_000 }, async () => {
  const calls = operations
    .filter(({ id }) => id !== CLOSES)
    .map((operation) => inputsOf(operation).map((input) => ({ operation, input })));
  let worlds = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(...calls), { minLength: 20, maxLength: 40 }), async (sequence) => {
      const world = tokenOf(`valid-sequence-${worlds++}`);
      for (const { operation, input } of sequence) expect(await departure(operation, input, world)).toBeUndefined();
    }),
    // A shorter sequence that fails is searched for until then; a timeout would hide the failure.
    { numRuns: 25, interruptAfterTimeLimit: 60_000 },
  );
});

import fc from 'fast-check';
import { holdsId } from './inputs.ts';
import type { ContractOperation, ExampleRequest } from './operations.ts';
import { arbitraryOf } from './schema-arbitrary.ts';
import type { Rules } from './validate-reply.ts';

/** Generated requests per read. */
const EACH = 5;

/** Valid inputs: the example with other values of its fields, except for ids. The same seed gives the same inputs. */
export function generatedInputs(operation: ContractOperation, rules: Rules, seed: number): ExampleRequest[] {
  const example = operation.requests[0]?.input ?? {};
  const fields = [...operation.inputs].filter(([name]) => !holdsId(name));
  if (fields.length === 0) return [];
  const others = fc.record(
    Object.fromEntries(fields.map(([name, { schema }]) => [name, valuesOf(operation, schema, rules)])),
    { requiredKeys: fields.filter(([, { required }]) => required).map(([name]) => name) },
  );
  const named = fields.map(([name]) => name);
  const rest = Object.fromEntries(Object.entries(example).filter(([name]) => !named.includes(name)));
  return fc.sample(others, { seed, numRuns: EACH }).map((input, index) => ({
    name: `generated ${index + 1} with the seed ${seed}`,
    input: { ...rest, ...input },
  }));
}

function valuesOf({ method }: ContractOperation, schema: ContractOperation['replies']['ok'], rules: Rules) {
  const isSendable = (value: unknown) =>
    method === 'post' || (value !== null && value !== '' && (!Array.isArray(value) || value.length > 0));
  return arbitraryOf(schema, rules.resolve).filter(
    (value) => isSendable(value) && rules.validate(schema, value).length === 0,
  );
}

import type { Schema } from '../../openapi/document.ts';
import { idNames } from './inputs.ts';
import type { ContractOperation, ExampleRequest, InputField } from './operations.ts';
import type { Rules } from './validate-reply.ts';

type SchemaRules = Pick<Rules, 'validate' | 'resolve'>;

/** Creates requests that violate the description in one field each: a missing required field, or an invalid value. */
export function invalidRequests(operation: ContractOperation, rules: SchemaRules): ExampleRequest[] {
  const [example] = operation.requests;
  const valid = example?.input ?? {};
  if (!operation.replies.others['400']) return [];
  return [...operation.inputs].flatMap(([name, field]) => {
    const { [name]: _left, ...without } = valid;
    const missing = field.required ? [{ name: `without ${name}`, input: without }] : [];
    const [bad] = badValues(operation, field, rules);
    return bad === undefined
      ? missing
      : [...missing, { name: `${name} = ${shown(bad)}`, input: { ...valid, [name]: bad } }];
  });
}

/** A valid request for an object that does not exist, which is a business failure if the operation describes one. */
export function unknownObject(operation: ContractOperation, rules: SchemaRules): ExampleRequest | undefined {
  const [example] = operation.requests;
  const [name] = idNames(example?.input);
  const field = name === undefined ? undefined : operation.inputs.get(name);
  if (name === undefined || !field || operation.replies.codes.length === 0) return undefined;
  const id = String(example?.input?.[name]).replace(/\d/g, '9');
  return refuses(field.schema, id, rules)
    ? undefined
    : { name: `an unknown ${name}`, input: { ...example?.input, [name]: id } };
}

/** Values that violate the field's schema, the simplest first. */
function badValues({ method }: ContractOperation, { schema }: InputField, rules: SchemaRules): unknown[] {
  const { maximum, minimum, maxLength } = rules.resolve(schema);
  const limits = [
    maximum !== undefined && maximum + 1,
    minimum !== undefined && minimum - 1,
    maxLength !== undefined && 'x'.repeat(maxLength + 1),
  ].filter((value) => value !== false);
  const texts = ['not-valid', '!'];
  if (method === 'post') {
    const others = [7, 'not-valid', [], {}];
    return [...limits, ...others].filter((value) => refuses(schema, value, rules));
  }
  // A query consists of strings, so any word violates the type number.
  const type = [rules.resolve(schema).type ?? 'string'].flat()[0];
  const isText = type === 'string' || type === 'array';
  const words = isText ? texts.filter((word) => refuses(schema, type === 'array' ? [word] : word, rules)) : texts;
  return [...limits.filter((value) => refuses(schema, value, rules)), ...words];
}

const refuses = (schema: Schema, value: unknown, rules: SchemaRules) => rules.validate(schema, value).length > 0;

const shown = (value: unknown) => {
  const text = JSON.stringify(value);
  return text.length > 30 ? `${(value as string).length} characters` : text;
};

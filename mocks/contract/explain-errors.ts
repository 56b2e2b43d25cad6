import type { ErrorObject } from 'ajv';
import type { Schema } from '../../openapi/document.ts';
import { merged, show, step, wanted } from './describe-value.ts';
import type { Kind, Violation } from './findings.ts';

/** Converts the validator's errors into findings: one per fault, in the terms of the description. */
export function explainErrors(errors: ErrorObject[]): Violation[] {
  // "This or null" is an `if` (see the validator); its own failure only repeats that null is allowed.
  const nullable = new Set(errors.filter(({ keyword }) => keyword === 'if').map(({ instancePath }) => instancePath));
  const all = errors.filter(({ keyword }) => keyword !== 'if').map((error) => violationOf(error, nullable));
  // A value of the wrong type also violates every other rule for its place.
  const mistyped = new Set(all.filter(isMistyped).map(({ where }) => where));
  const reported = all.filter((violation) => isMistyped(violation) || !mistyped.has(violation.where));
  const once = new Map(reported.map((violation) => [`${violation.where} ${keyOf(violation)}`, violation]));
  return merged([...once.values()], keyOf);
}

const isMistyped = ({ kind }: Violation) => kind === 'type' || kind === 'null';
const keyOf = ({ kind, expected }: Violation) => `${kind} ${expected}`;

function violationOf(error: ErrorObject, nullable: Set<string>): Violation {
  const { instancePath, keyword, params, data, message = 'something else' } = error;
  const schema = (error.parentSchema ?? {}) as Schema;
  const orNull = nullable.has(instancePath) ? ' or null' : '';
  const at = (kind: Kind, expected: string, got = show(data)): Violation => ({
    kind,
    where: instancePath || 'body',
    expected,
    got,
    times: 1,
  });

  switch (keyword) {
    case 'required': {
      const name = String(params.missingProperty);
      const property = schema.properties?.[name];
      return { ...at('missing', property ? wanted(property) : 'a value', 'nothing'), where: instancePath + step(name) };
    }
    case 'type':
      return at(data === null ? 'null' : 'type', wanted(schema) + orNull);
    case 'enum':
    case 'const':
      return at(data === null ? 'null' : 'enumeration', wanted(schema) + orNull);
    case 'format':
      return at('format', `format ${params.format}`);
    case 'pattern':
      return at('format', `text that matches ${params.pattern}`);
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return at('range', `${params.comparison} ${params.limit}`);
    case 'minLength':
      return at('length', `${params.limit} or more characters`);
    case 'maxLength':
      return at('length', `${params.limit} or fewer characters`);
    case 'minItems':
      return at('length', `${params.limit} or more items`);
    case 'maxItems':
      return at('length', `${params.limit} or fewer items`);
    case 'uniqueItems':
      return at('other', 'no two items alike', `items ${params.j} and ${params.i} alike`);
    case 'additionalProperties':
      return { ...at('other', 'no such field'), where: instancePath + step(params.additionalProperty) };
    default:
      return at('other', message);
  }
}

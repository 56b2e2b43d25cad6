import { codes } from '../../../sdk/src/bridge/error-codes.ts';
import { protocolVersion } from '../../../sdk/src/bridge/messages.ts';
import { type Action, type Contract, propertiesOf, type Schema as Source } from './actions.ts';
import { documentation } from './types.ts';

type Schema = { [keyword: string]: unknown };

const id = { type: 'string', minLength: 1, maxLength: 100 };
const reference = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

/** JSON Schema of every message: `PageMessage`, `HostMessage`, and by action `<name>.params` and `<name>.result`. */
export function renderSchema(contract: Contract): string {
  const { actions, schemas } = contract;
  const definitions = [
    ...Object.entries(schemas).map(([name, schema]) => [name, print(schema, contract)]),
    ...actions.flatMap(({ name, description, params = { type: 'object' }, result, example }) => [
      [`${name}.params`, { description, ...print(params, contract), examples: [example.params ?? {}] }],
      ...(result ? [[`${name}.result`, { ...print(result, contract), examples: [example.result] }]] : []),
    ]),
    ['PageMessage', { oneOf: [hello, cancel, ...actions.map(request)] }],
    ['HostMessage', { oneOf: [reply, refusal, event] }],
    ['Conversation', conversation],
  ];
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Bridge protocol, version ${protocolVersion}`,
    description: 'Written by npm run generate from actions/ and schemas/. PROTOCOL.md defines the messages.',
    $defs: Object.fromEntries(definitions),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

const hello = message('hello', { id, version: { type: 'integer', minimum: 1 } });
const cancel = message('cancel', { id });
const reply = { ...message('reply', { id }), properties: { type: { const: 'reply' }, id, error: { type: 'null' } } };
const refusal = message('reply', {
  id,
  error: {
    type: 'object',
    required: ['code'],
    properties: { code: { enum: codes }, message: { type: 'string', maxLength: 200 } },
  },
});
const event = message('event', { id });

/** The format of the files in `golden/`, and of the device page's recordings. */
const conversation: Schema = {
  type: 'object',
  required: ['about', 'messages'],
  properties: {
    about: { type: 'string', description: 'A sentence that describes the conversation.' },
    messages: {
      type: 'array',
      items: {
        oneOf: (['page', 'host'] as const).map((from) => ({
          type: 'object',
          required: ['from', 'message'],
          properties: { from: { const: from }, message: reference(from === 'page' ? 'PageMessage' : 'HostMessage') },
        })),
      },
    },
    outcomes: {
      type: 'object',
      description: 'The results of the calls in the page, by id.',
      additionalProperties: {
        type: 'object',
        properties: { result: {}, error: { enum: codes }, events: { type: 'array' } },
      },
    },
  },
};

function message(type: string, fields: Record<string, Schema>): Schema {
  return {
    type: 'object',
    required: ['type', ...Object.keys(fields)],
    properties: { type: { const: type }, ...fields },
  };
}

function request({ name, kind }: Action): Schema {
  const fields = { action: { const: name }, params: reference(`${name}.params`) };
  return message(kind, kind === 'notify' ? fields : { id, ...fields });
}

/**
 * Prints a schema whose optional properties may also be null. It allows unknown properties, because readers ignore them.
 */
function print(schema: Source, contract: Contract): Schema {
  const { $ref, description: _, items, oneOf, properties, ...keywords } = schema;
  const description = $ref && !schema.description ? undefined : documentation(schema, contract);
  const printed = (inner: Source) => print(inner, contract);
  return {
    ...(description && { description }),
    ...($ref && reference($ref)),
    ...keywords,
    ...(items && { items: printed(items) }),
    ...(oneOf && { oneOf: oneOf.map(printed) }),
    ...(properties && {
      properties: Object.fromEntries(
        propertiesOf(schema).map(({ name, property, required }) => [
          name,
          required ? printed(property) : { anyOf: [printed(property), { type: 'null' }] },
        ]),
      ),
    }),
  };
}

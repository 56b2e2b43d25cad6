import type { ActionRow, ActionRows, Fields, Shape } from '../../sdk/src/bridge/actions/row.ts';
import { shapeDocs, shapes } from '../../sdk/src/bridge/actions/shapes.ts';
import { codes } from '../../sdk/src/bridge/errors.ts';
import { protocolVersion } from '../../sdk/src/bridge/messages.ts';
import { documentation, notation, shapeName } from './bridge-types.ts';

type Schema = { [keyword: string]: unknown };

const id = { type: 'string', minLength: 1, maxLength: 100 };
const reference = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

/** JSON Schema of every message: `PageMessage`, `HostMessage`, and by action `<name>.params` and `<name>.result`. */
export function renderSchema(rows: ActionRows): string {
  const entries = Object.entries(rows);
  const definitions = [
    ...Object.entries(shapes).map(([name, shape]) => [
      name,
      { description: shapeDocs[name as keyof typeof shapes], ...fieldsSchema(shape) },
    ]),
    ...entries.flatMap(([name, row]) => [
      [`${name}.params`, paramsSchema(row)],
      ...(row.result ? [[`${name}.result`, { ...schemaOf(row.result), examples: [row.example?.result] }]] : []),
    ]),
    ['PageMessage', { oneOf: [hello, cancel, ...entries.map(([name, row]) => request(name, row))] }],
    ['HostMessage', { oneOf: [reply, refusal, event] }],
    ['Conversation', conversation],
  ];
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Bridge protocol, version ${protocolVersion}`,
    description: 'Written by npm run generate from the table of actions. PROTOCOL.md defines the messages.',
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

function request(name: string, row: ActionRow): Schema {
  const kind = row.kind ?? 'call';
  const fields = { action: { const: name }, params: reference(`${name}.params`) };
  return message(kind, kind === 'notify' ? fields : { id, ...fields });
}

function paramsSchema({ doc, params = {}, variants, example }: ActionRow): Schema {
  const all = fieldsSchema(params);
  const oneOf = variants && {
    oneOf: Object.entries(variants.of).map(([name, variant]) => ({
      ...fieldsSchema({
        [variants.field]: name,
        ...(variant.params && { [paramsKey(variant.params)]: variant.params }),
      }),
      description: variant.doc,
    })),
  };
  return { description: doc, ...(oneOf ?? all), examples: [example?.params ?? {}] };
}

/** Optional if all of its fields are optional. */
function paramsKey(params: Fields): string {
  return Object.keys(params).every((key) => key.endsWith('?')) ? 'params?' : 'params';
}

/** Readers ignore fields outside the schema, so the schema allows them. */
function fieldsSchema(fields: Fields): Schema {
  const entries = Object.entries(fields);
  const required = entries.map(([name]) => name).filter((name) => !name.endsWith('?'));
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    ...(entries.length > 0 && {
      properties: Object.fromEntries(
        entries.map(([name, shape]) => [
          name.replace('?', ''),
          name.endsWith('?') ? { anyOf: [schemaOf(shape), { type: 'null' }] } : schemaOf(shape),
        ]),
      ),
    }),
  };
}

function schemaOf(shape: Shape): Schema {
  const name = shapeName(shape);
  if (name) return reference(name);
  if (typeof shape === 'string') {
    const description = documentation(shape);
    return { ...leafSchema(notation(shape)), ...(description && { description }) };
  }
  return Array.isArray(shape) ? { type: 'array', items: schemaOf(shape[0]) } : fieldsSchema(shape as Fields);
}

function leafSchema(leaf: string): Schema {
  const [type = '', range = ''] = leaf.split(' ');
  const [low, high] = range.split('..');
  const limits = { ...(low && { minimum: Number(low) }), ...(high && { maximum: Number(high) }) };
  const types: Record<string, Schema> = {
    text: { type: 'string' },
    flag: { type: 'boolean' },
    json: {},
    number: { type: 'number', ...limits },
    int: { type: 'integer', ...limits },
    url: { type: 'string', pattern: '^https?://' },
    image: { type: 'string', pattern: '^(https://|blob:|data:image/)' },
  };
  return types[type] ?? { enum: leaf.split('|') };
}

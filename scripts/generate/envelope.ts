import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { CASINGS } from '../../openapi/casings.ts';
import type { Bundle, Envelope, Media, Method, OperationObject, Response, Schema } from '../../openapi/document.ts';
import { exampleOfCode } from '../../openapi/lint/example-of-code.mjs';
import { typeOf } from './names.ts';
import { nameOfRef } from './ref.ts';

/** The file `shared/envelope.yaml`, with its schemas as components. */
export interface EnvelopeTemplate {
  success: TemplatePart;
  failure: TemplatePart;
  rejection: TemplatePart;
  schemas: Record<string, Schema>;
  /** Whether the server omits a required field instead of sending null. */
  nulls?: 'absent' | undefined;
  /** The casing of all property names, if it is not camelCase. */
  names?: string | undefined;
}

interface TemplatePart extends Schema {
  properties: Record<string, Schema & { 'x-holds'?: Held }>;
}

type Failures = NonNullable<Response['x-failures']>;

type Held = 'data' | 'code' | 'message' | 'reasons';

/**
 * @param openapi the folder of the description
 * @throws if a part lacks its content, or if no constant distinguishes success from failure
 */
export async function readEnvelope(openapi: string): Promise<EnvelopeTemplate> {
  const shared = join(openapi, 'shared');
  const { success, failure, rejection, nulls, names } = parse(await readFile(join(shared, 'envelope.yaml'), 'utf8'));
  const schemas: Record<string, Schema> = {};
  for (const part of [success, failure, rejection] as TemplatePart[]) {
    for (const property of Object.values(part.properties)) {
      for (const node of [property, property.items]) {
        if (!node?.$ref) continue;
        const name = basename(node.$ref, '.yaml');
        schemas[name] = parse(await readFile(join(shared, node.$ref), 'utf8'));
        node.$ref = `#/components/schemas/${name}`;
      }
    }
  }
  if (nulls !== undefined && nulls !== 'absent') throw new Error(`envelope.yaml: nulls is absent, not ${nulls}`);
  if (names !== undefined && !CASINGS[names]) throw new Error(`envelope.yaml: names has no casing ${names}`);
  const template: EnvelopeTemplate = { success, failure, rejection, schemas, nulls, names };
  namesOf(template);
  return template;
}

/** The names of the envelope's properties, for code that reads replies. */
function namesOf({ success, failure, rejection, nulls, names }: EnvelopeTemplate): Envelope {
  const [flag] = Object.entries(success.properties).filter(([, { const: value }]) => value !== undefined);
  if (!flag) throw new Error('envelope.yaml: a constant of success tells it from failure');
  const [code, message] = [holder(failure, 'code'), holder(failure, 'message')];
  if (holder(rejection, 'code') !== code || holder(rejection, 'message') !== message) {
    throw new Error('envelope.yaml: failure and rejection have the same names');
  }
  const [name, { const: value }] = flag;
  const reasons = holders(failure, 'reasons')[0];
  const otherwise = failure.properties[name]?.const;
  if (otherwise === undefined && name !== code)
    throw new Error(`envelope.yaml: a failure has a constant ${name}, or its code there`);
  return {
    success: { name, value, ...(otherwise !== undefined && { otherwise }) },
    data: holder(success, 'data'),
    code,
    message,
    ...(nulls && { nulls }),
    ...(names && { names }),
    ...(reasons !== undefined && { reasons }),
  };
}

const holders = ({ properties }: TemplatePart, held: Held): string[] =>
  Object.keys(properties).filter((name) => properties[name]?.['x-holds'] === held);

function holder(part: TemplatePart, held: Held): string {
  const names = holders(part, held);
  if (names.length !== 1) throw new Error(`envelope.yaml: one property of each part holds its ${held}`);
  return names[0] ?? '';
}

/** The envelope in the mock's code, which converts replies when it sends them. */
export const MOCK_ENVELOPE: EnvelopeTemplate = {
  success: {
    required: ['success', 'data'],
    properties: { success: { const: true }, msg: { type: 'string' }, data: { 'x-holds': 'data' } },
  },
  failure: {
    required: ['success', 'code', 'msg'],
    properties: {
      success: { const: false },
      code: { 'x-holds': 'code', type: 'string' },
      msg: { 'x-holds': 'message', type: 'string', minLength: 1 },
      reasons: { 'x-holds': 'reasons', type: 'array', items: { type: 'string' } },
      data: { type: 'null' },
    },
  },
  rejection: {
    required: ['success', 'code', 'msg'],
    properties: { success: { const: false }, code: { 'x-holds': 'code' }, msg: { 'x-holds': 'message' } },
  },
  schemas: {},
};

/** Whether the mock's envelope is the same as in the wire format. */
export const isMockEnvelope = (envelope: Envelope): boolean =>
  JSON.stringify(envelope) === JSON.stringify(namesOf(MOCK_ENVELOPE));

/** Wraps the data and failures of all replies in their envelope, as the server sends them. */
export function withEnvelope(original: Bundle, template: EnvelopeTemplate): Bundle {
  const bundle = structuredClone(original);
  const { components } = bundle;
  const done = new Set<unknown>();
  const once = <T extends object>(node: T, wrap: (node: T) => void) => {
    if (!done.has(node)) wrap(node);
    done.add(node);
  };
  const find = <T extends { $ref?: string }>(node: T, kind: Record<string, T> | undefined): T =>
    (node.$ref && kind?.[nameOfRef(node.$ref)]) || node;
  const wrapExamples = ({ examples = {} }: Media, wrap: (value: unknown) => unknown) => {
    for (const example of Object.values(examples)) {
      once(find(example, components.examples), (found) => {
        found.value = wrap(found.value);
      });
    }
  };

  const wrapReply = (reply: Response, id: string) => {
    const media = mediaOf(reply, id);
    const failures = reply['x-failures'] ?? {};
    const properties = { ...template.success.properties, [holder(template.success, 'data')]: media.schema };
    const success: Schema = { ...template.success, properties };
    const isFallible = Object.keys(failures).length > 0;
    media.schema = isFallible ? { oneOf: [success, failureSchema(template, id, failures)] } : success;
    wrapExamples(media, (data) => filled(template.success, { data }));
    for (const [code, { summary, msg, reasons }] of Object.entries(failures)) {
      const value = filled(template.failure, { code, message: msg, reasons });
      media.examples = { ...media.examples, [exampleOfCode(code)]: { summary, value } };
    }
    delete reply['x-failures'];
  };
  const wrapRejection = (reply: Response, id: string) => {
    const media = mediaOf(reply, id);
    once(find(media.schema, components.schemas), (schema) => {
      const { code = {}, msg = {} } = schema.properties ?? {};
      schema.properties = withHeld(template.rejection, { code, message: msg });
      schema.required = template.rejection.required ?? [];
    });
    wrapExamples(media, (value) => {
      const { code, msg } = value as { code: string; msg: string };
      return filled(template.rejection, { code, message: msg });
    });
  };

  for (const object of operationsOf(bundle)) {
    const id = object['x-variant-of'] ?? object.operationId;
    for (const [status, reply] of Object.entries(object.responses)) {
      once(find(reply, components.responses), (found) =>
        status === '200' ? wrapReply(found, id) : wrapRejection(found, `${id} ${status}`),
      );
    }
  }
  components.schemas = { ...template.schemas, ...components.schemas };
  return { ...bundle, 'x-envelope': namesOf(template) };
}

const operationsOf = ({ paths }: Bundle): OperationObject[] =>
  Object.values(paths).flatMap((item) => (['get', 'post'] satisfies Method[]).flatMap((method) => item[method] ?? []));

function mediaOf(reply: Response, id: string): Media {
  const media = reply.content?.['application/json'];
  if (!media) throw new Error(`${id}: a reply has content`);
  return media;
}

/** The schema of an operation's failures. It has `reasons` only if at least one failure has some. */
function failureSchema({ failure }: EnvelopeTemplate, id: string, failures: Failures): Schema {
  const { 'x-holds': _, ...code } = failure.properties[holder(failure, 'code')] ?? {};
  const title = `${id.split('.').map(typeOf).join('')}Fail`;
  const message = failure.properties[holder(failure, 'message')] ?? {};
  const { type, ...rest } = failure;
  const properties = withHeld(failure, { code: { ...code, enum: Object.keys(failures) }, message });
  if (!Object.values(failures).some(({ reasons }) => reasons)) {
    for (const name of holders(failure, 'reasons')) delete properties[name];
  }
  return {
    ...(type && { type }),
    title,
    ...rest,
    properties,
  };
}

/** The properties of a part, with the schemas of its content. */
function withHeld(part: TemplatePart, held: Partial<Record<Held, Schema>>): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(part.properties).map(([name, property]) => {
      const { 'x-holds': holds, ...schema } = property;
      const { 'x-holds': _, ...given } = ((holds && held[holds]) ?? schema) as typeof property;
      return [name, given];
    }),
  );
}

/** A part as an example: its constants and its content. */
function filled(part: TemplatePart, held: Partial<Record<Held, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(part.properties).flatMap(([name, { const: value, 'x-holds': holds }]) => {
      if (holds) return held[holds] === undefined ? [] : [[name, held[holds]]];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The examples of the description, and the objects inside them, for tests that compare them with each other. */
import { readFileSync } from 'node:fs';
import { descriptionFile, wireDescriptionFile } from '../../mocks/api/description-file.ts';
import type { Bundle, Method } from '../../openapi/document.ts';
import { follow } from '../../openapi/follow.ts';
import { withUniqueItems } from '../../openapi/unique-items.mjs';

export type Thing = Record<string, unknown>;

export interface Example {
  /** `<domain>.<verb>` */
  operation: string;
  /** `in`: the input; `out`: the data of a successful reply. */
  way: 'in' | 'out';
  name: string;
  value: unknown;
}

/** An object in an example with its position: `orders.detail/shipped items[0].goods`. */
export interface Found<T = Thing> {
  thing: T;
  where: string;
  example: Example;
}

/** Reads the description in the application's format: that of the SDK's types, the mock's memory and the screens. */
export const readBundle = (): Bundle =>
  JSON.parse(readFileSync(descriptionFile, 'utf8'), (key, value) =>
    key === 'x-wire' ? undefined : withUniqueItems(key, value),
  );

/** Reads the description in the wire format. */
export const readWireBundle = (): Bundle => JSON.parse(readFileSync(wireDescriptionFile, 'utf8'), withUniqueItems);

/** Every example of an input, and of the data of a successful reply. */
export function readExamples(bundle: Bundle): Example[] {
  const examples: Example[] = [];
  for (const item of Object.values(bundle.paths)) {
    for (const method of ['get', 'post'] satisfies Method[]) {
      const object = item[method];
      if (!object) continue;
      const add = (way: Example['way'], name: string, value: unknown) =>
        examples.push({ operation: object.operationId, way, name, value });
      const parameters = (object.parameters ?? []).map((parameter) => follow(bundle, parameter));
      for (const request of new Set(parameters.flatMap(({ examples }) => Object.keys(examples ?? {})))) {
        const values = parameters.flatMap(({ name, examples }) => {
          const example = examples?.[request];
          return example ? [[name, follow(bundle, example).value]] : [];
        });
        add('in', request, Object.fromEntries(values));
      }
      const body = object.requestBody && follow(bundle, object.requestBody);
      for (const [name, value] of named(bundle, body)) add('in', name, value);
      for (const [name, value] of named(bundle, follow(bundle, object.responses['200'] ?? {}))) {
        const reply = value as { success?: boolean; data?: unknown };
        if (reply.success === true) add('out', name, reply.data);
      }
    }
  }
  return examples;
}

function named(
  bundle: Bundle,
  holder: { content?: Record<string, { examples?: Record<string, { $ref?: string; value?: unknown }> }> } | undefined,
): [string, unknown][] {
  const examples = holder?.content?.['application/json']?.examples ?? {};
  return Object.entries(examples).map(([name, example]) => [name, follow(bundle, example).value]);
}

/** Every object in the examples, the outer ones first. */
export function thingsIn(examples: Example[]): Found[] {
  return examples.flatMap((example) => [
    ...walk(example.value, `${example.operation}${example.way === 'in' ? ' takes' : ''}/${example.name}`, example),
  ]);
}

function* walk(value: unknown, where: string, example: Example): Generator<Found> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(item, `${where}[${index}]`, example);
  } else if (typeof value === 'object' && value !== null) {
    yield { thing: value as Thing, where, example };
    const gap = where.includes(' ') && !where.endsWith('takes') ? '.' : ' ';
    for (const [key, item] of Object.entries(value)) yield* walk(item, `${where}${gap}${key}`, example);
  }
}

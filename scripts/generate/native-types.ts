import { InputData, JSONSchemaInput, quicktype } from 'quicktype-core';
import { AcronymStyleOptions } from 'quicktype-core/dist/esm/support/Acronyms.js';
import type { Bundle, Schema } from '../../openapi/document.ts';
import type { Operation } from './description.ts';
import { nameOfRef } from './ref.ts';

/** The operations that a native app calls itself: the login, the user's data and the upload of events. */
const calledByApps = ['auth.login', 'user.information', 'user.accountInformation', 'statistic.push'];

const files = [
  { path: 'sdk/native/HealthTypes.swift', lang: 'swift', options: { 'access-level': 'public', initializers: false } },
  { path: 'sdk/native/HealthTypes.kt', lang: 'kotlin', options: { 'just-types': true, package: 'app.health.api' } },
] as const;

/**
 * Prints the types of what native apps send and receive, for Swift and Kotlin.
 * @param bundle the description of the wire format
 * @throws if the description lacks one of their operations
 */
export async function renderNativeTypes(
  bundle: Bundle,
  operations: Operation[],
): Promise<[path: string, content: string][]> {
  const called = calledByApps.map((id) => {
    const found = operations.find((operation) => operation.id === id);
    if (!found) throw new Error(`The description has no ${id}, which native apps call`);
    return found;
  });
  const schema = JSON.stringify({ definitions: objectsOf(bundle, called) });
  return Promise.all(
    files.map(async ({ path, lang, options }): Promise<[string, string]> => {
      const input = new JSONSchemaInput(undefined);
      await input.addSource({ name: 'Health', schema, uris: ['#/definitions/'] });
      const inputData = new InputData();
      inputData.addInput(input);
      // The property names of the wire, so that libraries which read names need no annotations.
      const rendererOptions = { ...options, 'acronym-style': AcronymStyleOptions.Original };
      const { lines } = await quicktype({ inputData, lang, rendererOptions, leadingComments: [] });
      return [path, `// Written by npm run generate, with quicktype. Do not edit.\n${lines.join('\n').trimEnd()}\n`];
    }),
  );
}

/** The objects among the inputs and the data, with all objects that these contain, as quicktype reads them. */
function objectsOf({ components: { schemas = {} } }: Bundle, operations: Operation[]): Record<string, object> {
  const definitions: Record<string, object> = {};
  const find = (name: string): Schema => schemas[name] ?? {};
  // A schema of both an input and a reply is as open as a reply.
  for (const { output } of operations) add(output, true);
  for (const { input } of operations) add(input?.type ?? '', false);
  return definitions;

  function add(name: string, isReply: boolean): void {
    if (!schemas[name] || definitions[name]) return;
    definitions[name] = {};
    definitions[name] = reduce(find(name), isReply);
  }

  /** Enumerations of replies are open: an installed app must read a value of a newer server. */
  function reduce(given: Schema, isReply: boolean): object {
    if (given.$ref) {
      const name = nameOfRef(given.$ref);
      const target = merge(find(name));
      // The name of a text or a number says less than the property.
      if (!target.properties) return reduce({ ...target, ...given, $ref: undefined }, isReply);
      add(name, isReply);
      return { $ref: `#/definitions/${name}` };
    }
    const { type, description, required, items, properties, additionalProperties, oneOf, enum: values } = merge(given);
    return {
      ...(type && { type }),
      ...(description && { description }),
      ...(required && { required }),
      ...(oneOf && { oneOf: oneOf.map((one) => reduce(one, isReply)) }),
      ...(values && !isReply && { enum: values }),
      ...(items && { items: reduce(items, isReply) }),
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, property]) => [name, reduce(property, isReply)]),
        ),
        // Otherwise each type has a map of unknown properties.
        additionalProperties: false,
      }),
      ...(!properties && additionalProperties !== undefined && { additionalProperties }),
    };
  }

  /** Merges the parts of `allOf` into one object, which is one type. */
  function merge({ allOf = [], ...own }: Schema): Schema {
    const parts = allOf.map((part) => merge(part.$ref ? find(nameOfRef(part.$ref)) : part));
    return parts.reduce(
      (all, { properties, required = [], ...rest }) =>
        Object.assign(rest, all, {
          properties: { ...properties, ...all.properties },
          required: [...required, ...(all.required ?? [])],
        }),
      own,
    );
  }
}

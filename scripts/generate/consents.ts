import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Bundle, ConsentMark, OperationObject, Response, Schema } from '../../openapi/document.ts';
import { inlined } from './description.ts';
import { nameOfRef } from './ref.ts';

/** The consents that data need: a list of purposes, or by the properties of an object or the values of a property. */
type Consents = readonly string[] | { [name: string]: Consents };

/** The consents that an operation's input needs, by `x-consent`; undefined for an input that brings nothing. */
function consentsOf(object: OperationObject, { components }: Bundle): Consents | undefined {
  if (object['x-consent']) return consentsOfMark(object['x-consent']);
  const { parameters = [], requestBody } = inlined(object, components);
  const body = requestBody?.content['application/json']?.schema;
  const ofBody = body ? consentsIn(body, components.schemas ?? {}) : {};
  const ofQuery = parameters.map(({ name, schema, ...parameter }): [string, Consents | undefined] => [
    name,
    marked(schema, parameter['x-consent']),
  ]);
  return present([...Object.entries(ofBody ?? {}), ...ofQuery]);
}

/** The consents of an object's properties. */
function consentsIn(schema: Schema, schemas: Record<string, Schema>): Consents | undefined {
  const { properties = {}, allOf = [], oneOf = [] } = (schema.$ref && schemas[nameOfRef(schema.$ref)]) || schema;
  return present([
    ...[...allOf, ...oneOf].flatMap((part) => Object.entries(consentsIn(part, schemas) ?? {})),
    ...Object.entries(properties).map(([name, property]): [string, Consents | undefined] => [
      name,
      marked(property, property['x-consent']) ?? consentsIn(property, schemas),
    ]),
  ]);
}

/** A flag that is true by default brings its data also if it is absent. */
function marked(schema: Schema, mark: ConsentMark | undefined): Consents | undefined {
  const consents = mark === undefined ? undefined : consentsOfMark(mark);
  return schema.default === true && Array.isArray(consents) ? { true: consents, undefined: consents } : consents;
}

const consentsOfMark = (mark: ConsentMark): Consents => {
  if (typeof mark === 'string') return [mark];
  if (Array.isArray(mark)) return mark;
  return Object.fromEntries(Object.entries(mark).map(([value, purpose]) => [value, consentsOfMark(purpose)]));
};

function present(entries: [string, Consents | undefined][]): { [name: string]: Consents } | undefined {
  const found = entries.filter((entry): entry is [string, Consents] => entry[1] !== undefined);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** The operations whose input needs a consent. A variant has the input of its operation. */
const consentsOfAll = (bundle: Bundle): [OperationObject, Consents][] =>
  Object.values(bundle.paths)
    .flatMap(({ get, post }) => [get, post])
    .flatMap((object) => {
      const consents = object && consentsOf(object, bundle);
      return consents ? [[object, consents]] : [];
    });

/**
 * Adds the failures of a missing consent to each operation whose input needs one.
 * @param openapi the folder of the description
 */
export async function withConsentFailures(bundle: Bundle, openapi: string): Promise<Bundle> {
  const file = join(openapi, 'shared/consent-failures.yaml');
  let failures: NonNullable<Response['x-failures']> | undefined;
  for (const [object, consents] of consentsOfAll(bundle)) {
    failures ??= parse(await readFile(file, 'utf8')) as NonNullable<Response['x-failures']>;
    const { NEEDS_GUARDIAN, ...others } = failures;
    const own = JSON.stringify(consents) === '["guardian"]' ? { NEEDS_GUARDIAN } : { NEEDS_GUARDIAN, ...others };
    const reply = inlined(object, bundle.components).responses['200'];
    if (reply) Object.assign(reply, { 'x-failures': { ...own, ...reply['x-failures'] } });
  }
  return bundle;
}

/** Prints the consents that the inputs of operations need. */
export function renderConsents(bundle: Bundle): string {
  const rows = consentsOfAll(bundle)
    .filter(([object]) => !object['x-variant-of'])
    .map(([{ operationId }, consents]) => `  '${operationId}': ${printed(consents)},`);
  return `// Written by npm run generate. Do not edit.
import type { ConsentPurpose } from './schema.ts';

/** The consents that data need: a list of purposes, or by the properties of an object or the values of a property. */
export type Consents = readonly ConsentPurpose[] | { readonly [name: string]: Consents };

/** The consents that an input needs, by operation: for the whole call, or for its properties and their values. */
export const consents: Readonly<Record<string, Consents>> = {
${rows.sort().join('\n')}
};
`;
}

const printed = (consents: Consents): string =>
  JSON.stringify(consents)
    .replaceAll('"', "'")
    .replaceAll(/'(\w+)':/g, '$1:');

/** The component that every schema with a format refers to. */
const COMPONENTS = { 'date-time': 'DateTime', date: 'Day', 'uri-reference': 'PictureAddress' };

const LIMITS = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
];

/**
 * A named schema has its name as its title, a description and an origin. It describes its properties, contains objects only
 * by reference, and is not recursive. It is in a file of its own, or in the components of a bundle.
 */
export function Schemas() {
  return {
    Schema(schema, { report, location, resolve }) {
      const fault = (message) => report({ message, location });
      if ('uniqueItems' in schema) fault('Say x-unique: true, because generators make sets of uniqueItems.');
      if (schema.prefixItems) fault('There are no tuples: name the parts.');
      for (const [least, most] of LIMITS) {
        if (schema[least] > schema[most]) fault(`${least} is greater than ${most}.`);
      }
      for (const part of [...Object.values(schema.properties ?? {}), schema.items ?? {}]) {
        if (part.properties) fault('An object inside another is a $ref to a named schema.');
      }
      const key = schema['x-sorted-by']?.replace(/^-/, '');
      if (key && !propertiesOf(schema.items ?? {}, location, resolve).includes(key)) {
        fault(`x-sorted-by names a property of the items, with a minus where the greatest comes first; not ${key}.`);
      }
      const name = nameOf(location);
      const component = COMPONENTS[schema.format] ?? (isId(schema) ? 'Id' : undefined);
      if (component && component !== name) fault(`This is a $ref to ${component}, where the fact has its place.`);
      if (!name) return;
      if (schema.title !== name) fault(`The title of a named schema is its name, ${name}.`);
      if (!schema.description) fault(`${name} has no description.`);
      if (!['spec', 'assumed', 'observed', 'agreed'].includes(schema['x-origin']))
        fault(`${name}: x-origin is spec or assumed or observed or agreed.`);
      const { date, team } = schema['x-agreed'] ?? {};
      if ((schema['x-origin'] === 'agreed') !== (/^\d{4}-\d{2}-\d{2}$/.test(date) && Boolean(team)))
        fault(`${name}: an agreed schema, and no other one, has x-agreed with date and team.`);
      if (holdsItself(schema, location, resolve)) fault(`${name} holds itself.`);
    },
    MediaType({ schema }, { report, location }) {
      if (schema?.properties) {
        report({ message: 'An object that is sent is a $ref to a named schema.', location: location.child('schema') });
      }
    },
    SchemaProperties: {
      Schema(schema, { report, location, key, rawNode }) {
        // The codes of an operation's failures need no description, because the summaries of the failure examples describe
        // them.
        const isCode = key === 'code' && schema.enum;
        const described = isCode || (schema.description ?? schema.title ?? rawNode?.$ref);
        if (!described && schema.const === undefined) report({ message: 'A property has a description.', location });
        if (/(^id|Id)$/.test(key) && !rawNode?.$ref && [schema.type].flat().includes('string')) {
          report({ message: `${key} is a $ref to Id, where the fact has its place.`, location });
        }
      },
    },
  };
}

const isId = ({ type, minLength, maxLength, pattern }) =>
  [type].flat().includes('string') &&
  minLength === 1 &&
  maxLength === 64 &&
  (!pattern || pattern === '^[A-Za-z0-9_-]+$');

function nameOf({ pointer, source }) {
  const inBundle = /^#\/components\/schemas\/(\w+)$/.exec(pointer);
  if (inBundle) return inBundle[1];
  const inFile = /[\\/]schemas[\\/](\w+)\.yaml$/.exec(source.absoluteRef);
  return /^#?\/?$/.test(pointer) ? inFile?.[1] : undefined;
}

/** The names of an object's properties, including those of its composition. */
export function propertiesOf(schema, location, resolve) {
  const { node, location: at } = schema.$ref
    ? resolve(schema, location.source.absoluteRef)
    : { node: schema, location };
  const parts = (node?.allOf ?? []).flatMap((part) => propertiesOf(part, at, resolve));
  return [...Object.keys(node?.properties ?? {}), ...parts];
}

/** Follows every reference below the schema; each target only once. */
function holdsItself(schema, location, resolve) {
  const seen = new Set();
  const visit = (node, from) => {
    if (typeof node !== 'object' || node === null) return false;
    if (typeof node.$ref !== 'string') return Object.values(node).some((part) => visit(part, from));
    const { node: target, location: at } = resolve(node, from);
    if (!at) return false;
    if (at.absolutePointer === location.absolutePointer) return true;
    if (seen.has(at.absolutePointer)) return false;
    seen.add(at.absolutePointer);
    return visit(target, at.source.absoluteRef);
  };
  return visit(schema, location.source.absoluteRef);
}

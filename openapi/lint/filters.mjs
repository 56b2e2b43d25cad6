import { propertiesOf } from './schemas.mjs';

/** Where a page begins; its entries do not depend on it. */
const PAGING = ['pageNum', 'pageSize', 'after'];

/**
 * An input of a read of a list that may choose among its entries says by which of their properties, with `x-filters`, so that a
 * program can see whether a server heeds it.
 */
export function Filters() {
  return {
    Operation(operation, { report, location, resolve, key }) {
      if ((operation['x-effect'] ?? (key === 'get' ? 'read' : 'command')) !== 'read') return;
      const open = (node, from) => {
        const { node: target, location: at } = node?.$ref ? resolve(node, from) : {};
        return at ? [target, at.source.absoluteRef] : [node, from];
      };
      const own = location.source.absoluteRef;
      const fields = (node, from) => {
        const [schema, at] = open(node, from);
        const parts = (schema?.allOf ?? []).flatMap((part) => fields(part, at));
        return [...parts, ...Object.entries(schema?.properties ?? {}).map(([name, field]) => [name, field, at])];
      };
      const media = (node, from) => {
        const [target, at] = open(node ?? {}, from);
        return [target?.content?.['application/json']?.schema, at];
      };

      const [data, from] = open(...media(operation.responses?.['200'], own));
      const [, list = data, within = from] = fields(data, from).find(([name]) => name === 'list') ?? [];
      const [{ items } = {}, at] = open(list, within);
      if (!items) return;
      const names = propertiesOf(items, { source: { absoluteRef: at } }, resolve);

      const parameters = (operation.parameters ?? []).map((parameter) => {
        const [{ name, schema } = {}, at] = open(parameter, own);
        return [name, schema, at];
      });
      for (const [name, field, at] of [...parameters, ...fields(...media(operation.requestBody, own))]) {
        if (!field || PAGING.includes(name)) continue;
        const fault = (message) => report({ message: `${name}: ${message}`, location });
        const filters = field['x-filters'];
        const unknown = filters === 'none' ? undefined : filters?.find((one) => !names.includes(one));
        if (unknown !== undefined) fault(`x-filters names properties of the entries; not ${unknown}.`);
        if (filters === undefined && mayFilter(name, open(field, at)[0]))
          fault(
            'x-filters is missing: the properties of an entry by which it chooses, or none if it chooses otherwise.',
          );
      }
    },
  };
}

/** Whether an input may choose entries: a value of an enumeration, a day, or a text that is no id and no code. */
const mayFilter = (name, schema) =>
  !/(Id|Code|token)$/i.test(name) &&
  (schema.enum !== undefined || schema.format === 'date' || (schema.type === 'string' && schema.format === undefined));

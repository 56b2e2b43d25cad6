/**
 * Input has limits: numbers a minimum and a maximum, strings a length, lists a number of items. A day that may be absent refers to
 * the one rule that says whose today it is.
 */
export function Inputs() {
  const seen = new Set();
  return {
    Operation(operation, { report, location, resolve }) {
      const checkDay = ({ description }, name) => {
        if (isUnclear(description))
          report({ message: `${name}: say whose day it is: "today by the person's clock when absent".`, location });
      };
      const check = (node, from, name) => {
        if (!node || typeof node !== 'object') return;
        checkDay(node, name);
        if (typeof node.$ref === 'string') {
          const { node: target, location: at } = resolve(node, from);
          if (!at || seen.has(at.absolutePointer)) return;
          seen.add(at.absolutePointer);
          return check(target, at.source.absoluteRef, name);
        }
        const message = boundMissing(node);
        if (message) report({ message: `${name}: ${message}`, location });
        for (const part of [...(node.allOf ?? []), ...(node.oneOf ?? []), ...(node.anyOf ?? [])])
          check(part, from, name);
        for (const [key, part] of Object.entries(node.properties ?? {})) check(part, from, key);
        check(node.items, from, name);
      };
      for (const parameter of operation.parameters ?? []) {
        const { node, location: at } = resolve(parameter);
        if (node) checkDay(node, node.name);
        check(node?.schema, at?.source.absoluteRef, node?.name);
      }
      const { node: body, location: at } = resolve(operation.requestBody ?? {});
      check(body?.content?.['application/json']?.schema, at?.source.absoluteRef, 'body');
    },
  };
}

/** Whether a description has a day as a default, but not whose day. */
const isUnclear = (description = '') =>
  /\b(today|tomorrow|yesterday|this (week|month|year))\b[^,.;]*\bwhen\s+absent/.test(description) &&
  !/by the person's\s+clock\s+when\s+absent/.test(description);

function boundMissing(schema) {
  if (schema.enum || schema.const !== undefined) return undefined;
  const types = [schema.type ?? []].flat();
  const has = (...names) => names.some((name) => schema[name] !== undefined);
  if (types.includes('integer') || types.includes('number')) {
    if (!has('minimum', 'exclusiveMinimum')) return 'a number that is sent has a minimum.';
    if (!has('maximum', 'exclusiveMaximum')) return 'a number that is sent has a maximum.';
  }
  if (types.includes('string') && !has('maxLength', 'pattern', 'format')) return 'a text that is sent has a maxLength.';
  if (types.includes('array') && !has('maxItems')) return 'a list that is sent has maxItems.';
  return undefined;
}

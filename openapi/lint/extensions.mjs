/** The permitted values of our keys on an operation. */
const VALUES = {
  'x-origin': ['spec', 'assumed', 'observed'],
  'x-silent': [true],
  'x-login-gate': ['exempt'],
  'x-effect': ['command', 'read'],
  'x-paged': [true],
  'x-scope': ['personal', 'public'],
  'x-repeat': ['idempotencyKey', 'eventId', 'same', 'again'],
  'x-kind': ['state', 'step', 'append', 'work', 'report'],
};

/** How a command of a kind may be repeated. */
const REPEATS_OF_KIND = {
  state: ['same', 'idempotencyKey'],
  step: ['same'],
  append: ['idempotencyKey', 'again'],
  work: ['same', 'idempotencyKey', 'again'],
  report: ['eventId', 'again'],
};

/**
 * Checks that an operation's `x-` keys are in the guide, have permitted values, and match the operation's input and
 * data.
 */
export function Extensions() {
  const ids = new Set();
  const named = [];
  return {
    Operation(operation, { report, location, key, resolve }) {
      const fault = (message, name) => report({ message, location: name ? location.child(name) : location });
      ids.add(operation.operationId);
      for (const name of Object.keys(operation).filter((one) => one.startsWith('x-'))) {
        // The generator reads it on operations, parameters and properties.
        if (name === 'x-consent') continue;
        if (name === 'x-variant-of') named.push({ id: operation[name], location: location.child(name) });
        else if (name === 'x-invalidates') {
          for (const id of operation[name]) named.push({ id, domainToo: true, location: location.child(name) });
        } else if (!VALUES[name])
          fault(`${name} is not one of our keys, which openapi/guides/change-the-description.md lists.`, name);
        else if (!VALUES[name].includes(operation[name])) fault(`${name} is ${VALUES[name].join(' or ')}.`, name);
      }
      if (!operation['x-origin'])
        fault('x-origin is missing: spec if the product specification says it, else assumed.');
      if (operation['x-effect'] === (key === 'get' ? 'read' : 'command')) {
        fault('x-effect says only what is not the rule.', 'x-effect');
      }
      const isRead = (operation['x-effect'] ?? (key === 'get' ? 'read' : 'command')) === 'read';
      if (operation['x-invalidates'] && isRead) fault('A read makes nothing stale.', 'x-invalidates');

      if (isRead !== Boolean(operation['x-scope'])) {
        fault(
          isRead
            ? 'x-scope is missing: personal if the reply belongs to the caller, else public.'
            : 'A command has no x-scope: remove it.',
          isRead ? undefined : 'x-scope',
        );
      }
      if (isRead && operation.security?.length === 0 && operation['x-scope'] !== 'public') {
        fault('A read without a token is public.', 'x-scope');
      }
      if (isRead === Boolean(operation['x-repeat'])) {
        fault(
          isRead
            ? 'A read has no x-repeat: remove it.'
            : 'x-repeat is missing: idempotencyKey, eventId, same or again; guides/change-the-description.md explains them.',
          isRead ? 'x-repeat' : undefined,
        );
      }

      const kind = operation['x-kind'];
      if (isRead === Boolean(kind)) {
        fault(
          isRead
            ? 'A read has no x-kind: remove it.'
            : `x-kind is missing: ${VALUES['x-kind'].join(', ')}; guides/change-the-description.md explains them.`,
          isRead ? 'x-kind' : undefined,
        );
      } else if (kind && REPEATS_OF_KIND[kind]?.includes(operation['x-repeat']) === false) {
        fault(`x-kind: ${kind} goes with x-repeat: ${REPEATS_OF_KIND[kind].join(' or ')}.`, 'x-kind');
      }

      const { pageNum, pageSize, after, idempotencyKey, intendedAt } = inputOf(operation, resolve);
      if ((kind === 'state') !== Boolean(intendedAt)) {
        fault('x-kind: state goes with an input intendedAt, the time of the decision.', kind ? 'x-kind' : undefined);
      }
      if ((operation['x-repeat'] === 'idempotencyKey') !== Boolean(idempotencyKey)) {
        fault('x-repeat: idempotencyKey goes with an input of that name.', 'x-repeat');
      }
      if (Boolean(operation['x-paged']) !== Boolean(pageNum && pageSize && after)) {
        fault('x-paged goes with pageNum, pageSize and after.', 'x-paged');
      }
      if (operation['x-paged'] && pageSize?.default !== 10) fault('The page size is 10 by default.', 'x-paged');
    },
    Root: {
      leave(root, { report }) {
        const domains = new Set((root.tags ?? []).map(({ name }) => name));
        for (const { id, domainToo, location } of named) {
          if (ids.has(id) || (domainToo && domains.has(id))) continue;
          report({ message: `There is no operation ${domainToo ? 'or domain ' : ''}${id}.`, location });
        }
      },
    },
  };
}

/** The schemas of an operation's input, by name. */
function inputOf(operation, resolve) {
  const inputs = {};
  for (const parameter of operation.parameters ?? []) {
    const { node, location } = resolve(parameter);
    if (node) inputs[node.name] = resolve(node.schema ?? {}, location?.source.absoluteRef).node;
  }
  const { node: body, location } = resolve(operation.requestBody ?? {});
  const collect = (schema, from) => {
    const { node, location: at } = resolve(schema ?? {}, from);
    const within = at?.source.absoluteRef ?? from;
    for (const part of [...(node?.allOf ?? []), ...(node?.oneOf ?? [])]) collect(part, within);
    for (const [name, property] of Object.entries(node?.properties ?? {}))
      inputs[name] = resolve(property, within).node;
  };
  collect(body?.content?.['application/json']?.schema, location?.source.absoluteRef);
  return inputs;
}

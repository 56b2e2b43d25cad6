// Rules of this description that Redocly does not bring: see README.md in this folder.

const origins = ['spec', 'assumed'];
/** An operation says where it comes from, belongs to one domain, and takes its input in one place. */
function Operations() {
  const verbs = new Map();
  return {
    PathItem: {
      enter(_item, { report, location, key }) {
        if (!/^(\/[A-Za-z0-9-]+)+$/.test(String(key)))
          report({ message: `A path has no parameters: ${key}`, location });
      },
      Operation(operation, { report, location, key }) {
        const at = (name) => location.child(name);
        const [domain, verb, ...rest] = String(operation.operationId).split('.');
        if (!domain || !verb || rest.length > 0) {
          report({ message: 'operationId is <domain>.<verb>.', location: at('operationId') });
        }
        if (operation.tags?.length !== 1 || operation.tags[0] !== domain) {
          report({ message: `The one tag is the domain, ${domain}.`, location: at('tags') });
        }
        if (!origins.includes(operation['x-origin'])) {
          report({ message: 'x-origin is spec or assumed.', location });
        }
        const other = verbs.get(operation.operationId);
        if (other) report({ message: `operationId is taken by ${other}.`, location: at('operationId') });
        verbs.set(operation.operationId, location.pointer);
        if (key === 'get' && operation.requestBody)
          report({ message: 'A GET has no body.', location: at('requestBody') });
        if (key === 'post' && operation.parameters?.length) {
          report({ message: 'A POST takes its input in the body.', location: at('parameters') });
        }
        if (operation['x-effect'] === (key === 'get' ? 'read' : 'command')) {
          report({ message: 'x-effect says only what is not the rule.', location });
        }
        for (const status of ['200', '400', '500']) {
          if (!operation.responses?.[status])
            report({ message: `A reply ${status} is missing.`, location: at('responses') });
        }
        const open = Array.isArray(operation.security) && operation.security.length === 0;
        if (open === Boolean(operation.responses?.['401'])) {
          report({ message: 'A reply 401 is there exactly where a token is needed.', location: at('responses') });
        }
      },
    },
  };
}

/** A reply shows a success first and a failure somewhere; a request shows what is sent. */
function Examples() {
  return {
    Operation: {
      enter(operation, { report, location, resolve }) {
        const { node: ok, location: at } = resolve(operation.responses?.['200'] ?? {});
        const examples = Object.entries(ok?.content?.['application/json']?.examples ?? {}).map(([name, example]) => [
          name,
          resolve(example, at?.source.absoluteRef).node?.value,
        ]);
        const where = location.child(['responses', '200']);
        if (examples[0]?.[1]?.success !== true) report({ message: 'The first example is a success.', location: where });
        if (!examples.some(([, value]) => value?.success === false)) {
          report({ message: 'A failure example is missing.', location: where });
        }
        for (const [name, value] of examples) {
          if ((value?.success === false) !== name.startsWith('fail')) {
            report({ message: `${name}: failure examples, and no others, are named fail….`, location: where });
          }
        }
        const data = examples[0]?.[1]?.data;
        const list = Array.isArray(data) ? data : data?.list;
        if (Array.isArray(list) && !examples.some(([name]) => /empty/i.test(name))) {
          report({ message: 'A list has an example named empty…, where it can be empty.', location: where });
        }
        const body = resolve(operation.requestBody ?? {}).node?.content?.['application/json'];
        if (body && Object.keys(body.examples ?? {}).length === 0) {
          report({ message: 'A body has an example.', location: location.child('requestBody') });
        }
        for (const parameter of operation.parameters ?? []) {
          const { node } = resolve(parameter);
          if (node?.required && node.example === undefined && !node.examples) {
            report({
              message: `The required parameter ${node.name} has an example.`,
              location: location.child('parameters'),
            });
          }
        }
      },
    },
  };
}

/** A named schema is named by its title, says where it comes from, and describes all of its properties. */
function Schemas() {
  return {
    NamedSchemas: {
      Schema(schema, { report, location, key }) {
        if (schema.title !== key) report({ message: `The title of a named schema is its name, ${key}.`, location });
        if (!schema.description) report({ message: `${key} has no description.`, location });
        if (!origins.includes(schema['x-origin']))
          report({ message: `${key}: x-origin is spec or assumed.`, location });
      },
    },
    SchemaProperties: {
      Schema(schema, { report, location, rawNode }) {
        const described = schema.description ?? schema.title ?? rawNode?.$ref;
        if (!described && schema.const === undefined) report({ message: 'A property has a description.', location });
      },
    },
  };
}

export default function plugin() {
  return {
    id: 'health',
    rules: { oas3: { operations: Operations, examples: Examples, schemas: Schemas } },
  };
}

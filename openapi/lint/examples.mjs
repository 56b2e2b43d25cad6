import { exampleOfCode } from './example-of-code.mjs';

/**
 * A reply has an example of its data, and a list also an empty one. A request has an example of its input, named after the
 * example of its reply or failure.
 */
export function Examples() {
  return {
    Operation(operation, { report, location, resolve }) {
      const { node: ok, location: at } = resolve(operation.responses?.['200'] ?? {});
      const examples = Object.entries(ok?.content?.['application/json']?.examples ?? {}).map(([name, example]) => [
        name,
        resolve(example, at?.source.absoluteRef).node?.value,
      ]);
      const fault = (message, ...where) => report({ message, location: location.child(where) });
      const faultIn200 = (message) => fault(message, 'responses', '200');
      if (examples.length === 0) faultIn200('An example of the data is missing.');
      for (const [name, value] of examples) {
        if (isEnvelope(value))
          faultIn200(`${name}: an example is the data alone; the envelope is in shared/envelope.yaml.`);
        if (name.startsWith('fail')) faultIn200(`${name}: failures are listed under x-failures.`);
      }

      const lists = examples.map(([name, value]) => [name, listOf(value)]).filter(([, list]) => list);
      const isEmptyName = (name) => /^empty|[a-z]Empty/.test(name);
      if (lists.length > 0 && !lists.some(([name, list]) => isEmptyName(name) && list.length === 0)) {
        faultIn200('A list has an example named empty…, which is empty.');
      }
      for (const [name, list] of lists) {
        if (isEmptyName(name) && list.length > 0) faultIn200(`${name} is not empty.`);
      }

      const { node: body } = resolve(operation.requestBody ?? {});
      const media = body?.content?.['application/json'];
      if (media && Object.keys(media.examples ?? {}).length === 0) fault('A body has an example.', 'requestBody');
      const failures = Object.keys(ok?.['x-failures'] ?? {}).map(exampleOfCode);
      const names = [...examples.map(([name]) => name), ...failures];
      for (const name of Object.keys(media?.examples ?? {})) {
        if (!names.includes(name)) fault(`The body ${name} has a reply of the same name.`, 'requestBody');
      }
      for (const name of names) {
        if (!/^[a-z][A-Za-z0-9]*$/.test(name)) faultIn200(`${name}: example names are in camelCase.`);
      }
      const query = (operation.parameters ?? [])
        .map((parameter) => resolve(parameter).node)
        .filter((node) => node?.in === 'query');
      const requests = new Set(query.flatMap(({ examples }) => Object.keys(examples ?? {})));
      for (const { name, required, example, examples: named } of query) {
        const examples = named ?? {};
        if (example !== undefined) fault(`The examples of the parameter ${name} have names.`, 'parameters');
        if (required && Object.keys(examples).length === 0) {
          fault(`The required parameter ${name} has an example.`, 'parameters');
        }
        for (const request of requests) {
          if (request in examples && !names.includes(request)) {
            fault(`The example ${request} of the parameter ${name} has a reply of the same name.`, 'parameters');
          }
          if (required && !(request in examples)) {
            fault(`The required parameter ${name} has a value for the request ${request}.`, 'parameters');
          }
        }
      }
    },
  };
}

/** Whether a value is a reply with its envelope, instead of only its data. */
const isEnvelope = (value) =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  ('success' in value || 'code' in value || 'msg' in value);

/** The list in a reply's data, which is the data itself or a page's list. */
function listOf(data) {
  const list = Array.isArray(data) ? data : data?.list;
  return Array.isArray(list) ? list : undefined;
}

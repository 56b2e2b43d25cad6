/**
 * Programs distinguish failures by their code. The names of the failure examples, their codes, and the enumeration in
 * the schema of the failure must match: `failAmountChanged` has the code `AMOUNT_CHANGED`.
 */
export function Failures() {
  return {
    Operation(operation, { report, location, resolve }) {
      const { node: reply, location: at } = resolve(operation.responses?.['200'] ?? {});
      const fault = (message) => report({ message, location: location.child(['responses', '200']) });
      const media = reply?.content?.['application/json'];
      const schema = failureIn(media?.schema);
      if (!schema) return fault('The 200 reply is oneOf two schemas; the second has success: const false.');

      const title = titleOf(operation);
      if (schema.title !== title) fault(`The title of the failure is ${title}.`);
      for (const name of ['success', 'code', 'msg']) {
        if (!schema.required?.includes(name)) fault(`${title} requires ${name}.`);
      }
      const code = schema.properties.code ?? {};
      if (code['x-origin'] !== 'assumed') fault(`The code of ${title} has x-origin: assumed.`);

      const expected = [];
      for (const [name, example] of Object.entries(media.examples ?? {})) {
        const { node } = resolve(example, at?.source.absoluteRef);
        if (node?.value?.success !== false) continue;
        const wanted = codeOf(name);
        if (!wanted) fault(`${name}: a failure example is named after its code, as failAmountChanged.`);
        else if (node.value.code !== wanted) fault(`${name}: the code of the example is ${wanted}.`);
        if (wanted) expected.push(wanted);
      }
      const listed = code.enum ?? [];
      for (const one of expected) if (!listed.includes(one)) fault(`${title} lacks the code ${one} of an example.`);
      for (const one of listed) if (!expected.includes(one)) fault(`${title} lists ${one}, which no example has.`);
    },
  };
}

const failureIn = (schema) => schema?.oneOf?.find(({ properties }) => properties?.success?.const === false);

/** `orders.cancel` → `OrdersCancelFail`; a variant has the failure of its original. */
function titleOf(operation) {
  const words = String(operation['x-variant-of'] ?? operation.operationId).split('.');
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Fail`;
}

/** `failAmountChanged` → `AMOUNT_CHANGED` */
function codeOf(name) {
  if (!/^fail[A-Z][A-Za-z0-9]*$/.test(name)) return undefined;
  return name
    .slice('fail'.length)
    .replace(/(?<!^)[A-Z]/g, '_$&')
    .toUpperCase();
}

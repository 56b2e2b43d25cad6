/** An operation belongs to one domain, has its input in one place, and has the common replies and headers. */
export function Operations() {
  const taken = new Map();
  const used = new Set();
  return {
    PathItem(item, { report, location, key, resolve }) {
      const path = String(key);
      if (!/^(\/[A-Za-z0-9-]+)+$/.test(path))
        report({
          message: `A path has no parameters, which a GET has in its query and a POST in its body: ${path}`,
          location,
        });
      const headers = (item.parameters ?? []).map((parameter) => resolve(parameter).node?.name);
      for (const name of ['appVersion', 'source']) {
        if (!headers.includes(name))
          report({ message: `The header ${name} is missing: copy "parameters" of a neighbouring file.`, location });
      }
      const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'].filter(
        (name) => item[name],
      );
      if (methods.length !== 1 || !['get', 'post'].includes(methods[0])) {
        report({ message: 'A path has one method, get or post.', location });
      }
      for (const method of methods) {
        const { security } = item[method];
        if (security && !isOpen(security) && !isOptional(security)) {
          report({ message: 'security is absent, [] or [{}, { userToken: [] }].', location: location.child(method) });
        }
        if (Boolean(security) === path.includes('/view/')) continue;
        report({ message: 'Exactly the paths with /view/ need no token.', location: location.child(method) });
      }
    },
    Operation(operation, { report, location, key, resolve }) {
      const at = (name) => location.child(name);
      const domain = operation.operationId?.split('.')[0];
      if (domain && (operation.tags?.length !== 1 || operation.tags[0] !== domain)) {
        report({ message: `The one tag is the domain of operationId: tags: [${domain}].`, location: at('tags') });
      }
      const other = taken.get(operation.operationId);
      if (other)
        report({
          message: `operationId is taken by ${other.replace(/.*\/(?=\w+\/paths\/)/, '')}.`,
          location: at('operationId'),
        });
      taken.set(operation.operationId, location.source.absoluteRef);
      for (const tag of operation.tags ?? []) used.add(tag);
      if (key === 'get' && operation.requestBody) {
        report({ message: 'A GET has no body.', location: at('requestBody') });
      }
      if (key === 'post' && operation.parameters?.length) {
        report({ message: 'A POST takes its input in the body.', location: at('parameters') });
      }
      for (const parameter of operation.parameters ?? []) {
        const { node } = resolve(parameter);
        if (node?.in === 'query') continue;
        report({ message: `${node?.name}: an operation takes query parameters only.`, location: at('parameters') });
      }
      for (const status of ['200', '400', '500']) {
        if (!operation.responses?.[status]) {
          report({
            message: `The reply "${status}" is missing: copy it from a neighbouring file.`,
            location: at('responses'),
          });
        }
      }
      if (Boolean(operation.security) === Boolean(operation.responses?.['401'])) {
        report({
          message: 'A call that needs a token has the reply "401", any other has not.',
          location: at('responses'),
        });
      }
      const { node: reply } = resolve(operation.responses?.['200'] ?? {});
      const refuses = reply?.['x-failures']?.SIGNED_OUT !== undefined;
      if (refuses && !isOptional(operation.security)) {
        report({ message: 'An operation with the failure SIGNED_OUT has optional security.', location });
      }
    },
    Root: {
      leave({ tags = [] }, { report, location }) {
        tags.forEach(({ name }, index) => {
          if (!used.has(name)) {
            report({ message: `No operation has the tag ${name}.`, location: location.child(['tags', index]) });
          }
        });
      },
    },
  };
}

const isOpen = (security) => security?.length === 0;

/** A signed-in caller gets more data, so clients send an existing token. */
const isOptional = (security) => JSON.stringify(security) === '[{},{"userToken":[]}]';

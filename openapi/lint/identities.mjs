import { brokenIdentities, readIdentity } from '../identities.mjs';
import { propertiesOf } from './schemas.mjs';

/** The rules of `x-identity` use fields of their object, and every example satisfies them. */
export function Identities() {
  return {
    Schema(schema, { report, location, resolve }) {
      for (const text of schema['x-identity'] ?? []) {
        try {
          const known = propertiesOf(schema, location, resolve);
          const unknown = readIdentity(text).names.find((name) => !known.includes(name.split('.')[0]));
          if (unknown) report({ message: `x-identity: there is no ${unknown} in "${text}".`, location });
        } catch (error) {
          report({ message: `x-identity: ${error.message}.`, location });
        }
      }
    },
    Operation(operation, { report, location, resolve }) {
      const follow = (node, from) => {
        const { node: target, location: at } = resolve(node, from);
        return [target, at?.source.absoluteRef ?? from];
      };
      const check = (holder, name) => {
        const { node, location: at } = resolve(holder ?? {});
        const media = node?.content?.['application/json'];
        const from = at?.source.absoluteRef ?? location.source.absoluteRef;
        for (const [example, given] of Object.entries(media?.examples ?? {})) {
          const { value } = resolve(given, from).node ?? {};
          try {
            for (const { pointer, identity } of brokenIdentities(media.schema, value, follow, from)) {
              report({
                message: `The example ${example} breaks "${identity}" at ${pointer || '/'}.`,
                location: location.child(name),
              });
            }
          } catch (error) {
            // The rule for schemas reports invalid rules.
            if (!(error instanceof SyntaxError)) throw error;
          }
        }
      };
      check(operation.requestBody, 'requestBody');
      check(operation.responses?.['200'], 'responses');
    },
  };
}

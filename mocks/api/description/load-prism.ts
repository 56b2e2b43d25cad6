import { createRequire } from 'node:module';

type Prism = typeof import('@stoplight/prism-http') & typeof import('@stoplight/prism-http/dist/validator/index.js');

/** What Prism loads although the mock never uses it: texts for invented replies, and the reader of Postman's files. */
const unused = [
  ['@stoplight/prism-http', '@faker-js/faker'],
  ['@stoplight/http-spec', 'postman-collection'],
] as const;

/**
 * Loads Prism without what the mock does not need, which takes two thirds of its time to load. The mock reads OpenAPI, and
 * replies with the examples of the description.
 */
export function loadPrism(): Prism {
  const require = createRequire(import.meta.url);
  const fromPrism = createRequire(require.resolve('@stoplight/prism-http'));
  const paths = unused
    .map(([user, name]) => createRequire(fromPrism.resolve(user)).resolve(name))
    .filter((path) => !require.cache[path]);
  for (const path of paths) {
    require.cache[path] = { id: path, filename: path, loaded: true, exports: { default: {} } } as NodeJS.Module;
  }
  const prism = { ...require('@stoplight/prism-http/dist/validator/index.js'), ...require('@stoplight/prism-http') };
  // Other code of the process gets the real ones.
  for (const path of paths) delete require.cache[path];
  return prism;
}

import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { loadPrism } from '../description/load-prism.ts';

it('Prism loads without what the mock does not need, and leaves nothing in its place', () => {
  expect(loadPrism().createInstance).toBeTypeOf('function');
  const { cache } = createRequire(import.meta.url);
  expect(Object.keys(cache).filter((path) => path.includes('@stoplight/prism-http/'))).not.toEqual([]);
  expect(Object.keys(cache).filter((path) => /@faker-js|postman-collection/.test(path))).toEqual([]);
});

import { expect, it } from 'vitest';
import { importsThroughIndex } from './imports-through-index.ts';

const modules: Record<string, { code: string; importedIds: string[] }> = {
  '/sdk/dist/index.js': {
    code: 'import { mask, inner as outer } from "./rules/phone.js"; const own = 1; export { mask, outer, own };',
    importedIds: ['/sdk/dist/rules/phone.js'],
  },
  '/sdk/dist/safety/index.js': {
    code: 'import { care } from "./care.js"; import { crisis } from "./crisis.js"; export { care, crisis };',
    importedIds: ['/sdk/dist/safety/care.js', '/sdk/dist/safety/crisis.js'],
  },
};

function importsOf(code: string, ...importedIds: string[]) {
  return importsThroughIndex({ code, importedIds }, (id) => {
    const known = modules[id];
    if (!known) throw new Error(`no module ${id}`);
    return known;
  });
}

it('an import of the SDK leads to the modules with its names, not to their neighbours', () => {
  expect(
    importsOf(
      "import { mask as hide, outer } from '@health-app/sdk'; import { crisis } from '@health-app/sdk/safety'; import './a.ts';",
      '/sdk/dist/index.js',
      '/sdk/dist/safety/index.js',
      '/web/src/a.ts',
    ),
  ).toEqual(['/web/src/a.ts', '/sdk/dist/rules/phone.js', '/sdk/dist/safety/crisis.js']);
});

it('a name that the index itself declares, or all names, leads to the index', () => {
  expect(importsOf("import { own } from '@health-app/sdk';", '/sdk/dist/index.js')).toEqual(['/sdk/dist/index.js']);
  expect(importsOf("import * as all from '@health-app/sdk';", '/sdk/dist/index.js')).toEqual(['/sdk/dist/index.js']);
});

it('other imports stay as they are', () => {
  expect(importsOf("import { useQuery } from '@tanstack/react-query';", '/@tanstack/react-query/index.js')).toEqual([
    '/@tanstack/react-query/index.js',
  ]);
});

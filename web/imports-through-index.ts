/**
 * Finds the modules that an import of the SDK really uses. Its indexes export everything, so an import of one name would
 * seem to use all modules.
 */
import { posix } from 'node:path';
import { parseAst } from 'vite';

/** The bundler's data about a module. */
interface KnownModule {
  /** Compiled to JavaScript. */
  code: string | null;
  importedIds: string[];
}

const sdk = '@health-app/sdk';

/** The static imports of a module; in the place of an index of the SDK, the modules with the names that it imports. */
export function importsThroughIndex(
  { code, importedIds }: KnownModule,
  moduleOf: (id: string) => KnownModule,
): string[] {
  const indexes = importedIds.filter((id) => /\/sdk\/dist\/(?:.+\/)?index\.js$/.test(id));
  if (indexes.length === 0) return importedIds;
  const used = namesIn(code).flatMap(({ source, name }) => {
    if (!source.startsWith(sdk)) return [];
    const index = indexes.find((id) => id.endsWith(`/sdk/dist${source.slice(sdk.length)}/index.js`));
    return index ? [exporterOf(name, index, moduleOf(index))] : [];
  });
  return [...new Set([...importedIds.filter((id) => !indexes.includes(id)), ...used])];
}

/** The module from which an index has a name; the index itself if it declares the name, or all names are imported. */
function exporterOf(name: string | undefined, index: string, { code }: KnownModule): string {
  const origin = namesIn(code).find(({ local }) => local === name);
  return name && origin ? posix.join(posix.dirname(index), origin.source) : index;
}

/** The imported names of a module; a namespace has none. */
function namesIn(code: string | null): { source: string; name: string | undefined; local: string }[] {
  return parseAst(code ?? '').body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    return statement.specifiers.map((specifier) => ({
      source: statement.source.value,
      name:
        specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
          ? specifier.imported.name
          : undefined,
      local: specifier.local.name,
    }));
  });
}

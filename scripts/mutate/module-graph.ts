import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** Which files of the repository import which: by each file, the files that import it. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Reads the imports of all files.
 * @param files paths from the root
 * @param withTypes also follows imports of types, which do not exist at run time
 */
export function readImporters(root: string, files: readonly string[], options: ts.CompilerOptions, withTypes: boolean) {
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const importers = new Map<string, Set<string>>();
  for (const file of files) {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    const code = withTypes ? text : text.replace(/^(?:import|export) type [^;]*;/gm, '');
    for (const { fileName } of ts.preProcessFile(code).importedFiles) {
      const { resolvedModule } = ts.resolveModuleName(fileName, path, options, ts.sys, cache);
      if (!resolvedModule || resolvedModule.isExternalLibraryImport) continue;
      const imported = relative(root, resolvedModule.resolvedFileName);
      importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
    }
  }
  return importers;
}

/** Lists the files that import a file, directly or not, the nearest first. */
export function dependentsOf(file: string, importers: Importers): string[] {
  const found = new Set([file]);
  // A set also visits what is added during its iteration, so this goes breadth first.
  for (const each of found) for (const importer of importers.get(each) ?? []) found.add(importer);
  return [...found].slice(1);
}

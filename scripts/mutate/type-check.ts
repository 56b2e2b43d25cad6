import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Checks types of files whose text exists only in memory. */
export interface TypeChecker {
  options: ts.CompilerOptions;
  /**
   * Returns whether files have no type error while one file has another text.
   * @param file path from the root of the changed file
   * @param checked paths from the root
   */
  accepts(file: string, text: string, checked: readonly string[]): boolean;
}

/** @param config path of the tsconfig.json from the root */
export function createTypeChecker(root: string, config: string): TypeChecker {
  const { config: json } = ts.readConfigFile(join(root, config), ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(json, ts.sys, dirname(join(root, config)));
  const options = { ...parsed.options, incremental: false };
  delete options.tsBuildInfoFile;
  const declarations = parsed.fileNames.filter((name) => name.endsWith('.d.ts'));

  const host = ts.createCompilerHost(options, true);
  const parse = (path: string, text: string) => ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const sources = new Map<string, ts.SourceFile | undefined>();
  let changed: ts.SourceFile | undefined;
  host.getSourceFile = (path) => {
    if (path === changed?.fileName) return changed;
    if (!sources.has(path))
      sources.set(path, ts.sys.fileExists(path) ? parse(path, readFileSync(path, 'utf8')) : undefined);
    return sources.get(path);
  };

  let program: ts.Program | undefined;
  return {
    options,
    accepts(file, text, checked) {
      changed = parse(join(root, file), text);
      const paths = checked.map((each) => join(root, each));
      program = ts.createProgram([...declarations, changed.fileName, ...paths], options, host, program);
      return paths.every((path) => {
        const source = program?.getSourceFile(path);
        return (
          program?.getSyntacticDiagnostics(source).length === 0 && program.getSemanticDiagnostics(source).length === 0
        );
      });
    },
  };
}

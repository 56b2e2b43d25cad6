/**
 * npm run lint -- api-report        fails with the difference when sdk/api.txt is stale
 * npm run lint -- api-report --fix  writes sdk/api.txt: every public symbol of the SDK with its signature, and every
 *                                   default and constant that decides its behaviour
 * Both fail when a public symbol has no documentation.
 * A change of the report changes the API of other teams, and needs a changeset.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { describeBehaviours } from './api-report/behaviours.ts';
import { readArguments } from './lib/arguments.ts';

const { check } = readArguments(import.meta.filename, { check: { type: 'boolean', default: false } }).values;
const root = join(import.meta.dirname, '..');
const file = join(root, 'sdk/api.txt');
const entries = {
  '.': 'index',
  './operations': 'generated/functions',
  './react-query': 'react-query/index',
  './bridge': 'bridge/index',
  './session': 'persistence/index',
  './drift': 'drift/index',
  './validate': 'validation/index',
  './safety': 'safety/index',
  './otel': 'otel/index',
  './msw': 'msw/index',
  './testing': 'testing/index',
};

const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const sources = Object.values(entries).map((entry) => join(root, `sdk/src/${entry}.ts`));
const program = ts.createProgram(sources, { ...options, incremental: false, tsBuildInfoFile: undefined });
const checker = program.getTypeChecker();
const undocumented = new Set<string>();
const printer = ts.createPrinter({ removeComments: true });

const behaviours = describeBehaviours(program, join(root, 'sdk/src'));
const report = [
  ...Object.entries(entries).map(
    ([subpath, entry]) => `# @health-app/sdk${subpath.slice(1)}\n\n${describeEntry(join(root, `sdk/src/${entry}.ts`))}`,
  ),
  `# Behaviour\n\n${behaviours.join('\n')}`,
].join('\n\n');
if (undocumented.size > 0) {
  console.error(`Public symbols without documentation: ${[...undocumented].join(', ')}`);
  process.exit(1);
}
const before = await readFile(file, 'utf8').catch(() => '');
if (check) {
  if (before !== `${report}\n`) {
    const known = new Set(before.split('\n'));
    const fresh = new Set(report.split('\n'));
    const gone = [...known].filter((line) => line && !fresh.has(line)).map((line) => `- ${line}`);
    const added = [...fresh].filter((line) => line && !known.has(line)).map((line) => `+ ${line}`);
    console.error(
      `The public API differs from sdk/api.txt:\n${[...gone, ...added].join('\n')}\nRun: npm run lint -- api-report --fix`,
    );
    process.exit(1);
  }
} else await writeFile(file, `${report}\n`);

function describeEntry(path: string): string {
  const source = program.getSourceFile(path);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) throw new Error(`${relative(root, path)} exports nothing`);
  return checker.getExportsOfModule(symbol).map(describeSymbol).sort().join('\n');
}

/** Generated symbols appear only by name, because the description defines them. */
function describeSymbol(exported: ts.Symbol): string {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) throw new Error(`${exported.name} has no declaration`);
  const source = declaration.getSourceFile();
  if (symbol.getDocumentationComment(checker).length === 0 && !source.fileName.includes('schema.ts')) {
    undocumented.add(exported.name);
  }
  if (source.fileName.includes('/generated/')) return `generated ${exported.name}`;
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) {
    return oneLine(printer.printNode(ts.EmitHint.Unspecified, declaration, source));
  }
  if (ts.isClassDeclaration(declaration)) {
    const members = checker.getDeclaredTypeOfSymbol(symbol).getProperties();
    const lines = members
      .filter((member) => member.valueDeclaration?.getSourceFile() === source)
      .map((member) => `${member.name}: ${typeText(member, declaration)};`);
    return `class ${exported.name} { ${lines.join(' ')} }`;
  }
  return `${ts.isFunctionDeclaration(declaration) ? 'function' : 'const'} ${exported.name}: ${typeText(symbol, declaration)}`;
}

function typeText(symbol: ts.Symbol, at: ts.Node): string {
  return oneLine(
    checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, at), at, ts.TypeFormatFlags.NoTruncation),
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/^export (declare )?/, '');
}

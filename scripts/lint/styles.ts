import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import {
  type Identifier,
  isElementAccessExpression,
  isIdentifier,
  isImportDeclaration,
  isPropertyAccessExpression,
  type Node,
  type SourceFile,
  type StringLiteral,
} from 'typescript7/unstable/ast';
import { API, type Type } from 'typescript7/unstable/sync';
import { readStyleSheet, type StyleSheet } from '../../web/style-sheets.ts';
import type { Fault } from './conventions.ts';

/** A place in a file, and what to do; the place is the first line with the text. */
type Found = [path: string, text: string, message: string];

/** The sources of the web app by path. */
interface Sources {
  folder: string;
  code: Map<string, string>;
  sheets: Map<string, StyleSheet>;
}

/**
 * Finds classes that no component uses, names that no style sheet has, and custom properties that are only defined or only
 * used, large figures in another typeface than the product's, and widths of the window at which nothing else changes. The compiler finds the classes that a CSS module lacks.
 * @param root the repository
 */
export function findStyleFaults(root: string): Fault[] {
  const folder = join(root, 'web/src');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  const sources: Sources = {
    folder,
    code: new Map(paths.filter(isCode).map((path) => [path, readFileSync(path, 'utf8')])),
    sheets: new Map(paths.filter((path) => path.endsWith('.css')).map((path) => [path, readStyleSheet(path)])),
  };
  return [findModuleFaults, findGlobalFaults, findPropertyFaults, findTypefaceFaults, findBreakPointFaults]
    .flatMap((find) => find(sources))
    .map(([path, text, message]) => ({ file: relative(root, path), line: lineOf(path, text), message }));
}

const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith('.test.ts');

const isModule = (path: string): boolean => path.endsWith('.module.css');

function lineOf(path: string, text: string): number {
  const place = new RegExp(`(?<![\\w-])${text.replace('.', '\\.')}(?![\\w-])`);
  return (
    readFileSync(path, 'utf8')
      .split('\n')
      .findIndex((line) => place.test(line)) + 1
  );
}

function findModuleFaults({ folder, code, sheets }: Sources): Found[] {
  const faults: Found[] = [];
  const used = new Map<string, Set<string>>();
  // The compiler in Go parses all files, and tells the types of computed names, in a third of the time of the one in JavaScript.
  const compiler = new API({ cwd: folder });
  try {
    // The stories are a project of their own.
    const openProjects = ['tsconfig.json', '../.storybook/tsconfig.json']
      .map((path) => join(folder, path))
      .filter(existsSync);
    const projects = compiler.updateSnapshot({ openProjects }).getProjects();
    for (const [file, text] of code) {
      if (!text.includes('.module.css')) continue;
      const project = projects.find(({ program }) => program.getSourceFile(file));
      const tree = project?.program.getSourceFile(file);
      if (!tree) throw new Error(`${file} is not part of the project ${folder}`);
      const imports = importsOf(tree, folder);
      for (const sheet of imports.values()) used.set(sheet, used.get(sheet) ?? new Set());
      const visit = (node: Node): void => {
        const sheet = isIdentifier(node) && isValue(node) ? imports.get(node.text) : undefined;
        const add = (name: string) => sheet && used.get(sheet)?.add(name);
        if (sheet && isPropertyAccessExpression(node.parent)) add(node.parent.name.text);
        else if (sheet && isElementAccessExpression(node.parent)) {
          literalsOf(project?.checker.getTypeAtLocation(node.parent.argumentExpression)).forEach(add);
        } else if (sheet)
          faults.push([file, node.getText(), 'Pass on a class, not all of them: their use is unknown.']);
        node.forEachChild(visit);
      };
      visit(tree);
    }
  } finally {
    compiler.close();
  }
  for (const [path, { classes }] of sheets) {
    if (!isModule(path)) continue;
    const names = used.get(path);
    if (!names) faults.push([path, '', 'No component imports this style sheet: delete it.']);
    else for (const name of classes) if (!names.has(name)) faults.push([path, `.${name}`, unused(`.${name}`)]);
  }
  return faults;
}

/** The names that a computed name may be, such as those of `styles[tone]`. */
function literalsOf(type: Type | undefined): string[] {
  const parts = type?.isUnionType() ? type.getTypes() : type ? [type] : [];
  return parts.filter((part) => part.isStringLiteralType()).map(({ value }) => value);
}

const unused = (name: string): string => `No component uses ${name}: delete it.`;

/** The CSS modules that a file imports, by their names in it. */
function importsOf(tree: SourceFile, folder: string): Map<string, string> {
  const imports = new Map<string, string>();
  for (const statement of tree.statements) {
    if (!isImportDeclaration(statement) || !statement.importClause?.name) continue;
    const { text } = statement.moduleSpecifier as StringLiteral;
    if (!isModule(text)) continue;
    const path = text.startsWith('#') ? join(folder, text.slice(1)) : join(dirname(tree.fileName), text);
    imports.set(statement.importClause.name.text, path);
  }
  return imports;
}

/** Whether an identifier is a variable that is read, and not the name of a property or of an import. */
const isValue = (node: Identifier): boolean => !('name' in node.parent && node.parent.name === node);

/** Classes of the style sheets that every screen has, which code names by text. */
function findGlobalFaults({ code, sheets }: Sources): Found[] {
  const global = [...sheets].filter(([path]) => !isModule(path));
  const known = new Set(global.flatMap(([, { classes }]) => [...classes]));
  const all = [...code.values()].join('\n');
  return [
    ...[...code].flatMap(([path, text]) =>
      [...text.matchAll(/\bclassName="([^"]*)"/g)]
        .flatMap(([, names = '']) => names.split(' '))
        .filter((name) => !known.has(name))
        .map((name): Found => [path, name, `No style sheet has .${name}: import a CSS module.`]),
    ),
    ...global.flatMap(([path, { classes }]) =>
      [...classes]
        .filter((name) => !new RegExp(`["'\`\\s]${name}["'\`\\s]`).test(all))
        .map((name): Found => [path, `.${name}`, unused(`.${name}`)]),
    ),
  ];
}

function findPropertyFaults({ code, sheets }: Sources): Found[] {
  const files = [
    ...[...sheets].map(([path, sheet]) => ({ path, defined: sheet.definedProperties, used: sheet.usedProperties })),
    ...[...code].map(([path, text]) => ({
      path,
      defined: new Set(text.match(/(?<=['"`])--[a-z][\w-]*(?=['"`])/g)),
      used: new Set(text.match(/(?<=\bvar\()--[a-z][\w-]*/g)),
    })),
  ];
  const defined = new Set(files.flatMap((file) => [...file.defined]));
  const used = new Set(files.flatMap((file) => [...file.used]));
  return files.flatMap((file): Found[] => [
    ...[...file.used]
      .filter((name) => !defined.has(name))
      .map((name): Found => [file.path, name, `Nothing defines ${name}: use a custom property of tokens.css.`]),
    ...[...file.defined]
      .filter((name) => !used.has(name))
      .map((name): Found => [file.path, name, `Nothing uses ${name}: delete it.`]),
  ]);
}

/** One number must not appear in two typefaces on two screens of a product. */
const findTypefaceFaults = ({ sheets }: Sources): Found[] =>
  [...sheets.keys()].flatMap((path) =>
    (readFileSync(path, 'utf8').match(/\{[^{}]*\}/g) ?? [])
      .filter((rule) => rule.includes('var(--type-figure)') && !rule.includes('font-family: var(--display)'))
      .map(
        (): Found => [path, '--type-figure', 'Add "font-family: var(--display)": the figures of a product share it.'],
      ),
  );

/**
 * The widths from which the layout differs, in em: a phone without very large text, columns beside each other, space on both
 * sides of the column, words beside the icons of the navigation, a table beside a narrow column, and a table with its
 * actions in one line. A media query cannot take a custom property.
 */
const breakPoints = [22, 46.5, 64, 72, 80, 100];

const findBreakPointFaults = ({ sheets }: Sources): Found[] =>
  [...sheets.keys()].flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/(?<=@media [^{]*)\((min|max)-width: ([^)]+)\)/g)].flatMap(
      ([, bound, width = '']): Found[] => {
        const widths = breakPoints.map((point) => `${bound === 'min' ? point : point - 0.01}em`);
        if (widths.includes(width)) return [];
        return [[path, width, `Layouts change together: take one of ${widths.join(', ')}.`]];
      },
    ),
  );

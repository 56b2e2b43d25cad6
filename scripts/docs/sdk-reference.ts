import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './guides.ts';

/** A symbol that a program imports from the SDK. */
export interface SdkSymbol {
  name: string;
  kind: string;
  /** As TypeScript, without its code. Members have their documentation. */
  declaration: string;
  /** Markdown. */
  about: string;
  tags: { name: string; text: string }[];
}

/** An entry of the package. */
export interface SdkEntry {
  slug: string;
  /** What a program imports, such as `@health-app/sdk/safety`. */
  name: string;
  symbols: SdkSymbol[];
  /** The names of the types that follow from the description. */
  generated: string[];
}

/**
 * Everything that the SDK exports: its symbols from `sdk/api.txt`, their documentation from the sources.
 * @throws for a symbol whose declaration the sources lack
 */
export function readSdkReference(): SdkEntry[] {
  const declarations = readDeclarations(join(root, 'sdk/src'));
  const [, ...sections] = readFileSync(join(root, 'sdk/api.txt'), 'utf8').split(/^# (?=@)/m);
  return sections.map((section) => {
    const [name = '', ...lines] = section.replace(/\n# Behaviour[\s\S]*/, '').split('\n');
    const symbols = lines.flatMap((line): SdkSymbol[] => {
      const [, kind = '', symbol = '', rest = ''] = /^(function|const|class|interface|type) (\w+)(.*)/.exec(line) ?? [];
      if (!symbol) return [];
      const declaration = declarations.get(symbol);
      if (!declaration) throw new Error(`sdk/src does not declare ${symbol}`);
      return [
        { name: symbol, kind, ...describe(declaration, `${kind === 'function' ? 'const' : kind} ${symbol}${rest}`) },
      ];
    });
    return {
      slug: name.split('/')[2] ?? 'main',
      name,
      symbols: symbols.sort((one, other) => one.name.localeCompare(other.name, 'en')),
      generated: lines.flatMap((line) => /^generated (\w+)/.exec(line)?.[1] ?? []).sort(),
    };
  });
}

/** The declarations by name; of several with the same name, one with documentation. */
function readDeclarations(folder: string): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts')) continue;
    const text = readFileSync(join(folder, path), 'utf8');
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    for (const node of file.statements) {
      const isDocumented = ts.getJSDocCommentsAndTags(node).length > 0;
      for (const name of namesOf(node)) if (isDocumented || !found.has(name)) found.set(name, node);
    }
  }
  return found;
}

function namesOf(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node);
  return isNamed && node.name ? [node.name.text] : [];
}

function describe(node: ts.Node, signature: string): Pick<SdkSymbol, 'declaration' | 'about' | 'tags'> {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
  return {
    declaration: ts.isFunctionDeclaration(node) || isType ? textWithoutBody(node) : signature,
    about: comments.map(({ comment }) => textOf(comment)).join('\n\n'),
    tags: comments.flatMap(({ tags = [] }) =>
      [...tags].map((tag) => {
        const text = textOf(tag.comment);
        return {
          name: tag.tagName.text,
          text: ts.isJSDocParameterTag(tag) ? `\`${tag.name.getText()}\`: ${text}` : text,
        };
      }),
    ),
  };
}

const textWithoutBody = (node: ts.FunctionDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration): string => {
  const end = ts.isFunctionDeclaration(node) && node.body ? node.body.getStart() : node.getEnd();
  const text = node.getSourceFile().text.slice(node.getStart(), end);
  return text.trim().replace(/^export (?:declare )?/, '');
};

const textOf = (comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string =>
  (ts.getTextOfJSDocComment(comment) ?? '').replace(/\{@link(?:code|plain)? ([^}|]*)(?:\|[^}]*)?\}/g, '`$1`');

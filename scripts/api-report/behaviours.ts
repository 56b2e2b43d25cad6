import { relative } from 'node:path';
import ts from 'typescript';

/**
 * Lists the defaults of parameters and the constants of a source folder, where their values are literals: time limits, pauses,
 * numbers of retries, statuses that are retried, names of stored entries. A change of one changes the behaviour of a call,
 * although its type remains.
 * @returns a line for each, in alphabetical order
 */
export function describeBehaviours(program: ts.Program, folder: string): string[] {
  const lines = program.getSourceFiles().flatMap((source) => {
    const file = relative(folder, source.fileName).replaceAll('\\', '/');
    if (file.startsWith('..') || file.startsWith('generated/') || file.startsWith('testing/')) return [];
    return behavioursOf(source, file.replace(/(\/index)?\.ts$/, ''));
  });
  return lines.sort();
}

function behavioursOf(source: ts.SourceFile, file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, owner: string): void => {
    const isConstant = ts.isVariableDeclaration(node) && node.parent.parent.parent === source;
    const isDefault = ts.isBindingElement(node) || ts.isParameter(node);
    if ((isConstant || isDefault) && node.initializer) {
      const kind = isConstant ? 'constant' : 'default';
      const name = [owner, node.name.getText(source)].filter(Boolean).join('.');
      for (const [key, value] of valuesOf(node.initializer, source)) found.push(`${kind} ${name}${key} = ${value}`);
    }
    const named = (ts.isFunctionDeclaration(node) || isConstant) && node.name?.getText(source);
    ts.forEachChild(node, (child) => visit(child, named ? `${file}.${named}` : owner));
  };
  visit(source, file);
  return found;
}

/** The literals of a value, one for each property of an object. */
function valuesOf(node: ts.Expression, source: ts.SourceFile): [key: string, text: string][] {
  const value = ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? node.expression : node;
  if (ts.isObjectLiteralExpression(value))
    return value.properties.flatMap((one) =>
      ts.isPropertyAssignment(one)
        ? valuesOf(one.initializer, source).map(([key, text]): [string, string] => [
            `.${one.name.getText(source)}${key}`,
            text,
          ])
        : [],
    );
  return isLiteral(value) ? [['', value.getText(source).replace(/\s+/g, ' ')]] : [];
}

function isLiteral(node: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.length > 0 && node.elements.every(isLiteral);
  if (ts.isBinaryExpression(node)) return isLiteral(node.left) && isLiteral(node.right);
  if (ts.isPrefixUnaryExpression(node)) return isLiteral(node.operand);
  return (
    (ts.isLiteralExpression(node) || [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(node.kind)) &&
    !ts.isRegularExpressionLiteral(node)
  );
}

import ts from 'typescript';

/** Modifiers that let a test run. `skip`, `todo`, `fixme` and `describe` are none. */
const RUNNING = new Set(['each', 'for', 'only', 'concurrent', 'prop', 'runIf', 'skipIf', 'extend']);

/**
 * The titles of the tests in a source file, as patterns: whatever a table or a variable adds to a title matches anything.
 * A skipped test has no title here.
 */
export function titlesOf(source: string): RegExp[] {
  const file = ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest);
  const titles: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.arguments.length > 1 && isTest(node.expression)) {
      const [title] = node.arguments;
      if (title && !isTable(node)) titles.push(new RegExp(`^${patternOf(title)}$`, 's'));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

/** `it`, `test`, `it.each(table)`, `test.runIf(condition)` … */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'it' || callee.text === 'test';
  if (ts.isPropertyAccessExpression(callee)) return RUNNING.has(callee.name.text) && isTest(callee.expression);
  if (ts.isCallExpression(callee)) return isTest(callee.expression);
  return ts.isTaggedTemplateExpression(callee) && isTest(callee.tag);
}

/** `it.each(table)` alone, whose first argument is no title. */
const isTable = ({ expression }: ts.CallExpression): boolean => ts.isPropertyAccessExpression(expression);

function patternOf(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return quoted(title.text);
  if (!ts.isTemplateExpression(title)) return '.+';
  return title.templateSpans.reduce((text, { literal }) => `${text}.*${quoted(literal.text)}`, quoted(title.head.text));
}

/** With the placeholders of Vitest's tables: `%s`, `%j`, `$name`. */
const quoted = (text: string): string =>
  text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/%[sdifjo]|\\\$[\w\\.]+/g, '.*');

import ts from 'typescript';

/** A small fault in one place of a source text. */
export interface Mutant {
  /** Path from the root of the repository. */
  file: string;
  /** From 1. */
  line: number;
  kind: string;
  /** Range of the replaced text. */
  start: number;
  end: number;
  replacement: string;
}

type Edit = Pick<Mutant, 'kind' | 'start' | 'end' | 'replacement'>;

const operators: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
};

const functions: Record<string, string> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  some: 'every',
  every: 'some',
};

/** Methods whose result has the type of their object, so that the call can be left out. */
const droppable = /^(?:filter|sort|toSorted|reverse|toReversed|slice|trim|toLowerCase|toUpperCase)$/;

/** Lists every mutant of a TypeScript file, in the order of the text. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    for (const edit of editsOf(node)) {
      mutants.push({ file, line: source.getLineAndCharacterOfPosition(edit.start).line + 1, ...edit });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

export function applyMutant(text: string, { start, end, replacement }: Mutant): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/**
 * Selects mutants at random, the same number in each group.
 * @param random numbers from 0 up to but excluding 1
 * @returns them in their order
 */
export function sampleMutants(
  mutants: readonly Mutant[],
  groupOf: (mutant: Mutant) => string,
  size: number,
  random: () => number,
): Mutant[] {
  const ranked = mutants.map((mutant) => ({ mutant, rank: random() })).sort((one, other) => one.rank - other.rank);
  const taken = new Map<string, number>();
  const selected = new Set<Mutant>();
  for (const { mutant } of ranked) {
    const group = groupOf(mutant);
    const count = taken.get(group) ?? 0;
    if (count < size) selected.add(mutant);
    taken.set(group, count + 1);
  }
  return mutants.filter((mutant) => selected.has(mutant));
}

function editsOf(node: ts.Node): Edit[] {
  if (ts.isBinaryExpression(node)) return editsOfBinary(node);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return [replace('negation', node, node.operand.getText())];
  }
  if (ts.isIfStatement(node)) return editsOfIf(node);
  if (ts.isConditionalExpression(node)) {
    const [condition, whenTrue, whenFalse] = [node.condition, node.whenTrue, node.whenFalse].map((part) =>
      part.getText(),
    );
    return [replace('branches', node, `${condition} ? ${whenFalse} : ${whenTrue}`)];
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [replace('constant', node, 'false')];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [replace('constant', node, 'true')];
  if (ts.isNumericLiteral(node)) return isName(node) ? [] : editsOfNumber(node);
  if (ts.isStringLiteral(node)) return editsOfString(node);
  if (ts.isExpressionStatement(node)) return editsOfStatement(node);
  if (ts.isCallExpression(node)) return editsOfCall(node);
  if (ts.isArrayLiteralExpression(node)) return rowsDropped(node.elements);
  if (ts.isObjectLiteralExpression(node)) return rowsDropped(node.properties);
  if (ts.isJsxAttribute(node) && node.name.getText() === 'className') return [replace('class', node, '')];
  return [];
}

/** Not `if (true)`, which lint finds whatever the condition was. */
function editsOfIf(node: ts.IfStatement): Edit[] {
  const negated = replace('condition', node.expression, `!(${node.expression.getText()})`);
  return node.elseStatement ? [negated] : [negated, replace('condition', node, isInList(node) ? '' : '{}')];
}

function editsOfBinary(node: ts.BinaryExpression): Edit[] {
  const operator = node.operatorToken;
  if (operator.kind === ts.SyntaxKind.QuestionQuestionToken) return [replace('default', node, node.right.getText())];
  const other = operators[operator.getText()];
  return other ? [replace('operator', operator, other)] : [];
}

/** The nearest number with as many digits after the point: tests of a limit must know the limit. */
function editsOfNumber(node: ts.NumericLiteral): Edit[] {
  const text = node.getText();
  const digits = /^[\d_]+\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
  return [replace('constant', node, (Number(node.text) + 10 ** -digits).toFixed(digits))];
}

/** A text without spaces is a member of an enumeration, a key or a code. */
function editsOfString(node: ts.StringLiteral): Edit[] {
  if (!/^[\w-]+$/.test(node.text) || isName(node) || ts.isJsxAttribute(node.parent)) return [];
  return [replace('text', node, `'${node.text}-'`)];
}

function editsOfStatement(node: ts.ExpressionStatement): Edit[] {
  const call = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
  if (!ts.isCallExpression(call)) return [];
  return [replace('call', node, isInList(node) ? '' : '{}')];
}

function editsOfCall({ expression: called }: ts.CallExpression): Edit[] {
  if (!ts.isPropertyAccessExpression(called)) return [];
  const name = called.name.text;
  const other = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (other) return [replace('operator', called.name, other)];
  const object = called.expression;
  return droppable.test(name) ? [replace('call', called.parent, object.getText())] : [];
}

/** Whether a statement stands among others, so that none may take its place. */
const isInList = ({ parent }: ts.Node): boolean =>
  ts.isBlock(parent) || ts.isSourceFile(parent) || ts.isCaseOrDefaultClause(parent);

/** A list of one row is more often a wrapper than a table. */
function rowsDropped(rows: ts.NodeArray<ts.Node>): Edit[] {
  if (rows.length < 2) return [];
  return rows.map((row, index) => {
    const next = rows[index + 1];
    const end = next ? next.getStart() : rows.end;
    return { kind: 'row', start: row.getStart(), end, replacement: '' };
  });
}

const isName = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) || ts.isElementAccessExpression(node.parent);

function replace(kind: string, node: ts.Node, replacement: string): Edit {
  return { kind, start: node.getStart(), end: node.getEnd(), replacement };
}

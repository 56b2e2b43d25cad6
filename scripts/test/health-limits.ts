import * as safety from '@health-app/sdk/safety';
import ts from 'typescript';

/** The numbers of a table of limits, in any depth. */
const numbersIn = (value: unknown): number[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [Number(value)];

/** The limits of the safety rules by the words that name what they judge. Without such a word a number may be anything. */
const measures: [RegExp, number[]][] = [
  [/bmi|body ?mass/i, numbersIn([safety.bodyMassEdges, safety.internationalBodyMassEdges, safety.dangerousBodyMass])],
  [/systolic|diastolic|blood ?pressure|mmHg/i, numbersIn(safety.bloodPressureLimits)],
  [/glucose|blood ?sugar|mmol/i, numbersIn(safety.glucoseLimits)],
  [/pulse|heart ?rate|resting rate|heart beats/i, numbersIn([safety.restingPulseLimits, safety.restingPulseToAsk])],
  [/waist/i, numbersIn([safety.waistEdges, safety.raisedWaistHipRatio])],
  [/kcal|energy/i, numbersIn(safety.leastEnergy)],
];

const isHealthLimit = (number: number, context: string): boolean =>
  measures.some(([words, limits]) => words.test(context) && limits.includes(number));

const comparisons = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

/**
 * Finds limits of the safety rules that a source repeats: in comparisons, tables of bands and texts.
 * @param code TypeScript, with or without JSX
 * @returns the line and the code of each
 */
export function repeatedLimits(code: string): string[] {
  const file = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const report = (node: ts.Node) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${line + 1}: ${node.getText().replaceAll(/\s+/g, ' ')}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind)) {
      const [left, right] = [node.left, node.right];
      for (const [one, other] of [
        [left, right],
        [right, left],
      ] as const)
        if (ts.isNumericLiteral(one) && isHealthLimit(Number(one.text), other.getText())) report(node);
    }
    // A row such as { key: 'overweight', from: 24 }, below a name that says what is measured.
    if (ts.isPropertyAssignment(node) && ts.isNumericLiteral(node.initializer)) {
      const isEdge = /^(?:from|below|above|normal|overweight|obese|female|male|systolic|diastolic)$/.test(
        node.name.getText(),
      );
      if (isEdge && isHealthLimit(Number(node.initializer.text), nameAbove(node))) report(node);
    }
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isNumericLiteral(node.initializer))
      if (isHealthLimit(Number(node.initializer.text), node.name.getText())) report(node);
    if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) {
      const numbers = [...node.text.replaceAll(',', '').matchAll(/(?<![\w.–-])\d+(?:\.\d+)?(?![\d.,]*\d)/g)].map(
        ([digits]) => Number(digits),
      );
      if (numbers.some((number) => isHealthLimit(number, node.text))) report(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The name of the constant around a node. */
function nameAbove(node: ts.Node): string {
  for (let parent = node.parent; parent; parent = parent.parent)
    if (ts.isVariableDeclaration(parent)) return parent.name.getText();
  return '';
}

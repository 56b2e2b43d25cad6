/** A text of the code, with a mark where a template inserts a value. `undefined` for other expressions. */
export function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('\0');
}

/** The texts that an expression can become: itself, and those of choices and defaults. */
export function literalsIn(node) {
  switch (node?.type) {
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return literalsIn(node.expression);
    case 'ConditionalExpression':
      return [...literalsIn(node.consequent), ...literalsIn(node.alternate)];
    case 'LogicalExpression':
      return literalsIn(node.right);
    case 'Literal':
    case 'TemplateLiteral':
      return textOf(node) === undefined ? [] : [node];
    default:
      return [];
  }
}

/** Whether a node is inside one for which `test` is true. */
export const isWithin = ({ parent }, test) => Boolean(parent) && (test(parent) || isWithin(parent, test));

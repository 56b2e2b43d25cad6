/** A text of the code, with a mark where a template inserts a value. `undefined` for other expressions. */
export function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('\0');
}

/** The texts that an expression can become or contain: those of choices and defaults, the parts of a sum or a joined list. */
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
    case 'BinaryExpression':
      return node.operator === '+' ? [...literalsIn(node.left), ...literalsIn(node.right)] : [];
    case 'CallExpression':
      return itemsOf(node).flatMap(literalsIn);
    case 'Literal':
    case 'TemplateLiteral':
      return textOf(node) === undefined ? [] : [node];
    default:
      return [];
  }
}

/** The items of a list that a call joins, perhaps without its empty ones. */
function itemsOf({ callee }) {
  if (callee.type !== 'MemberExpression' || !/^(?:join|filter)$/.test(callee.property.name ?? '')) return [];
  const list = callee.object;
  if (list.type === 'ArrayExpression') return list.elements;
  return list.type === 'CallExpression' ? itemsOf(list) : [];
}

/** Whether a node is inside one for which `test` is true. */
export const isWithin = ({ parent }, test) => Boolean(parent) && (test(parent) || isWithin(parent, test));

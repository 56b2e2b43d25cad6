/**
 * `x-identity` of a schema: rules between the fields of an object, as text that people and machines read.
 *
 *   totalAmount = goodsAmount - discount + freight
 *   amounts.goodsAmount = sum(items.amount)
 *   amount = floor(baseAmount * ratePercent / 100)
 *   from <= to
 *
 * A rule about a field that is absent or null says nothing.
 */

/** The rules that have been read, because a mock checks every reply by them. */
const known = new Map();

/**
 * @param text of a rule
 * @returns the names of its fields, the values of its two sides, and whether an object keeps it
 * @throws {SyntaxError} for a text that is no rule
 */
export function readIdentity(text) {
  const rule = known.get(text) ?? parseIdentity(text);
  known.set(text, rule);
  return rule;
}

function parseIdentity(text) {
  const parts = text.split(/(<=|=)/).map((part) => part.trim());
  if (parts.length !== 3) throw new SyntaxError(`${text}: a rule is <value> = <value>, or <value> <= <value>`);
  const [left, sign, right] = parts;
  const names = [];
  const [a, b] = [left, right].map((side) => parse(side, names));
  const sides = (object) => {
    const found = [a(object), b(object)];
    return found.includes(undefined) ? undefined : found;
  };
  const holds = (object) => {
    const [x, y] = sides(object) ?? [];
    if (x === undefined || y === undefined) return true;
    if (typeof x === 'string' || typeof y === 'string') {
      // Texts of one length sort as days and moments do, others may have no zeros in front.
      return sign === '=' ? x === y : String(x).length !== String(y).length || x <= y;
    }
    // Decimal amounts are not exact in floating point.
    const tolerance = 1e-6 * Math.max(1, Math.abs(x), Math.abs(y));
    return sign === '=' ? Math.abs(x - y) <= tolerance : x <= y + tolerance;
  };
  return { names, sides, holds };
}

/**
 * Returns the rules that a value violates, with the pointer to the object.
 * @param schema of the value
 * @param follow resolves a reference: maps a schema and its origin to the target and its origin
 * @param from the origin of the schema, for `follow`
 */
export function* brokenIdentities(
  schema,
  value,
  follow = (node, from) => [node, from],
  from = undefined,
  pointer = '',
) {
  const [node, at] = schema?.$ref ? follow(schema, from) : [schema, from];
  if (!node || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* brokenIdentities(node.items, item, follow, at, `${pointer}/${index}`);
    }
  }
  for (const identity of node['x-identity'] ?? []) {
    if (!readIdentity(identity).holds(value)) yield { pointer, identity };
  }
  const branches = (node.oneOf ?? []).filter((branch) => fits(follow(branch, at)[0] ?? branch, value));
  for (const part of [...(node.allOf ?? []), ...branches]) yield* brokenIdentities(part, value, follow, at, pointer);
  for (const [name, property] of Object.entries(node.properties ?? {})) {
    yield* brokenIdentities(property, value[name], follow, at, `${pointer}/${name}`);
  }
}

/** Whether an object may belong to a branch: it has the required fields and the constants. */
const fits = ({ type, required = [], properties = {} }, value) =>
  type !== 'null' &&
  required.every((name) => name in value) &&
  Object.entries(properties).every(([name, { const: only }]) => only === undefined || value[name] === only);

/**
 * Parses a side of a rule to a function of the object. Grammar: terms of factors; a factor is a name, a number, a sum or a
 * floor.
 */
function parse(text, names) {
  const tokens = text.match(/[A-Za-z][\w.]*|\d+(?:\.\d+)?|[-+*/()]/g) ?? [];
  if (tokens.join('') !== text.replace(/\s+/g, '')) throw new SyntaxError(`${text}: not a value`);
  const chain = (next, signs) => {
    let value = next();
    while (signs.includes(tokens[0])) {
      const [sign, left, right] = [tokens.shift(), value, next()];
      value = (object) => both(left(object), right(object), OPERATIONS[sign]);
    }
    return value;
  };
  const sum = () => chain(product, ['+', '-']);
  const product = () => chain(factor, ['*', '/']);
  const inParentheses = () => {
    if (tokens.shift() !== '(') throw new SyntaxError(`${text}: a parenthesis is missing`);
    const value = sum();
    if (tokens.shift() !== ')') throw new SyntaxError(`${text}: a parenthesis is missing`);
    return value;
  };
  const factor = () => {
    const token = tokens[0];
    if (token === '(') return inParentheses();
    tokens.shift();
    if (token === 'floor') {
      const value = inParentheses();
      return (object) => both(value(object), 0, (number) => Math.floor(number + 1e-9));
    }
    if (token === 'sum') {
      const path = tokens[1];
      inParentheses();
      return (object) => total(object, path);
    }
    if (token === undefined || !/^[\w.]+$/.test(token)) throw new SyntaxError(`${text}: a value is missing`);
    if (/^\d/.test(token)) return () => Number(token);
    names.push(token);
    return (object) => numberOf(token.split('.').reduce((at, name) => at?.[name], object) ?? undefined);
  };
  const value = sum();
  if (tokens.length > 0) throw new SyntaxError(`${text}: not a value from ${tokens[0]}`);
  return value;
}

const OPERATIONS = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
};

/** Some servers send amounts as strings. */
const numberOf = (value) => (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value);

const both = (a, b, operation) => (a === undefined || b === undefined ? undefined : operation(a, b));

/** Sums up a field of all items: `items.amount`. */
function total(object, path) {
  const [list, ...rest] = path.split('.');
  const values = (object[list] ?? []).map((item) => numberOf(rest.reduce((at, name) => at?.[name], item)));
  return object[list] == null || values.some((value) => value == null) ? undefined : values.reduce((a, b) => a + b, 0);
}

import { isDeepStrictEqual } from 'node:util';

/** What the runtime expressions of a story can refer to. */
export interface Scope {
  inputs: Record<string, unknown>;
  /** The outputs of earlier steps. */
  steps: Record<string, { outputs: Record<string, unknown> }>;
  request?: { body: unknown };
  response?: { body: unknown };
  statusCode?: number;
}

const POINTED = /^\$(request|response)\.body(?:#(\/.*)?)?$/;
const OUTPUT = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/;
const INPUT = /^\$inputs\.([\w-]+)$/;
const WHOLE = /^\$[a-z]\S*$/;
const EMBEDDED = /\{(\$[^{}]+)\}/g;

/**
 * The value of a runtime expression of Arazzo; undefined if nothing is there.
 *
 * @throws {SyntaxError} for an expression that a story cannot use
 */
export function evaluate(expression: string, scope: Scope): unknown {
  if (expression === '$statusCode') return scope.statusCode;
  const [, side, pointer = ''] = POINTED.exec(expression) ?? [];
  if (side === 'request' || side === 'response') return pointed(scope[side]?.body, pointer);
  const [, step, output = ''] = OUTPUT.exec(expression) ?? [];
  if (step !== undefined) return own(own(scope.steps, step)?.outputs, output);
  const [, input] = INPUT.exec(expression) ?? [];
  if (input !== undefined) return own(scope.inputs, input);
  throw new SyntaxError(`${expression} is no runtime expression that a story can use`);
}

/** A field or an item, which unlike the length of a list is enumerable. */
const own = <T>(object: Record<string, T> | undefined, name: string): T | undefined =>
  object && Object.prototype.propertyIsEnumerable.call(object, name) ? object[name] : undefined;

/** The value at a JSON pointer (RFC 6901). */
function pointed(value: unknown, pointer: string): unknown {
  const names = pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  return names.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? own(at as Record<string, unknown>, name) : undefined),
    value,
  );
}

/** A value whose texts may be expressions, or have some in braces: `{$steps.login.outputs.name}的家庭`. */
export function resolve(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') {
    if (WHOLE.test(value)) return evaluate(value, scope);
    return value.replace(EMBEDDED, (_, expression: string) => String(evaluate(expression, scope)));
  }
  if (Array.isArray(value)) return value.map((item) => resolve(item, scope));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, resolve(field, scope)]));
}

/** The runtime expressions of a condition. */
export const expressionsOf = (condition: string): string[] =>
  tokensOf(condition).filter((token) => token.startsWith('$'));

const TOKEN = /\s*('(?:[^']|'')*'|\$[^\s()!=<>&|]+|&&|\|\||[!=<>]=|[!<>()]|-?\d+(?:\.\d+)?|true|false|null)/y;

function tokensOf(condition: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  const text = condition.trim();
  for (let end = 0; end < text.length; ) {
    const [whole = '', token = ''] = TOKEN.exec(text) ?? [];
    if (token === '') throw new SyntaxError(`"${condition}" is no condition, from "${text.slice(end)}" on`);
    tokens.push(token);
    end += whole.length;
  }
  return tokens;
}

/**
 * Whether a simple condition of Arazzo holds: comparisons, `!`, `&&`, `||` and parentheses. A comparison with a value that is not
 * there never holds, not even by `!=`, so that a reply of another form cannot satisfy it; `!$response.body#/data/x` says that it is
 * not there, or false, null, 0 or empty.
 *
 * @throws {SyntaxError} for another condition
 */
export function holds(condition: string, scope: Scope): boolean {
  const tokens = tokensOf(condition);
  const take = (token: string) => tokens[0] === token && tokens.shift() !== undefined;
  // Both sides are always read, so that a faulty one is found whatever the other one is.
  function either(): unknown {
    let value = both();
    while (take('||')) value = [value, both()].some(Boolean);
    return value;
  }
  function both(): unknown {
    let value = negated();
    while (take('&&')) value = [value, negated()].every(Boolean);
    return value;
  }
  const negated = (): unknown => (take('!') ? !negated() : compared());
  function compared(): unknown {
    const left = operand();
    const compare = COMPARISONS[tokens[0] ?? ''];
    if (!compare) return left;
    tokens.shift();
    const right = operand();
    return left !== undefined && right !== undefined && compare(folded(left), folded(right));
  }
  function operand(): unknown {
    if (take('(')) {
      const value = either();
      if (!take(')')) throw new SyntaxError(`"${condition}" lacks a parenthesis`);
      return value;
    }
    const token = tokens.shift() ?? '';
    if (token.startsWith('$')) return evaluate(token, scope);
    if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'");
    if (/^(?:-?\d|true|false|null)/.test(token)) return JSON.parse(token) as unknown;
    throw new SyntaxError(`"${condition}" lacks a value`);
  }
  const result = either();
  if (tokens.length > 0) throw new SyntaxError(`"${condition}" ends before "${tokens.join(' ')}"`);
  return Boolean(result);
}

/** Arazzo compares texts without regard to case. */
const folded = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

/** Texts are in the order of their characters, so that dates can be compared; other types differ. */
const ordered =
  (compare: (a: string | number, b: string | number) => boolean) =>
  (a: unknown, b: unknown): boolean =>
    (typeof a === 'number' && typeof b === 'number') || (typeof a === 'string' && typeof b === 'string')
      ? compare(a, b)
      : false;

const COMPARISONS: Record<string, (a: unknown, b: unknown) => boolean> = {
  '==': isDeepStrictEqual,
  '!=': (a, b) => !isDeepStrictEqual(a, b),
  '<': ordered((a, b) => a < b),
  '<=': ordered((a, b) => a <= b),
  '>': ordered((a, b) => a > b),
  '>=': ordered((a, b) => a >= b),
};

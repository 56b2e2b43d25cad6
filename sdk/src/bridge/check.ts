/**
 * Parses a value that passes between page and host: returns it without the members that the contract does not define.
 * @param where names the value in error messages
 * @throws {TypeError} if it violates the contract; the message names the invalid part
 */
export type Check = (value: unknown, where: string) => unknown;

type Checks = { readonly [name: string]: Check };

function fail(where: string): never {
  throw new TypeError(`${where} is not as agreed`);
}

const leaf =
  (fits: (value: unknown) => boolean): Check =>
  (value, where) =>
    fits(value) ? value : fail(where);

/** Any JSON value. */
export const json = leaf((value) => value !== undefined);
export const boolean = leaf((value) => typeof value === 'boolean');
export const pattern = (expression: RegExp): Check =>
  leaf((value) => typeof value === 'string' && expression.test(value));
export const string = pattern(/^/);
export const oneOf = (...values: unknown[]): Check => leaf((value) => values.includes(value));
/** A finite number in a range that includes both ends. */
export const number = (low = -Infinity, high = Infinity): Check =>
  leaf((value) => Number.isFinite(value) && (value as number) >= low && (value as number) <= high);
export const integer = (low?: number, high?: number): Check => {
  const inRange = number(low, high);
  return (value, where) => (Number.isInteger(value) ? inRange(value, where) : fail(where));
};
export const array =
  (item: Check): Check =>
  (value, where) =>
    Array.isArray(value) ? value.map((one, index) => item(one, `${where}[${index}]`)) : fail(where);

/** An object; an optional member may also be null. */
export const object =
  (required: Checks, optional: Checks = {}): Check =>
  (value, where) => {
    if (!value || typeof value !== 'object' || Array.isArray(value)) fail(where);
    const given = value as Record<string, unknown>;
    const copy: Record<string, unknown> = {};
    for (const name in required) copy[name] = (required[name] as Check)(given[name], `${where}.${name}`);
    for (const name in optional) {
      if (given[name] != null) copy[name] = (optional[name] as Check)(given[name], `${where}.${name}`);
    }
    return copy;
  };

/** One of several objects, selected by the value of one member. */
export const variant = (name: string, checks: Checks): Check => {
  const byValue = new Map(Object.entries(checks));
  const tag = object({ [name]: oneOf(...byValue.keys()) });
  return (value, where) => {
    const { [name]: chosen } = tag(value, where) as Record<string, string>;
    return (byValue.get(chosen as string) as Check)(value, where);
  };
};

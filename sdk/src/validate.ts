/** A predicate for a value, and a description of the valid values for the message. */
export type Rule = readonly [test: (value: never) => unknown, takes: string];

/** Whether a value is a plain object: no list, map, date, event or other built-in object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return {}.toString.call(value) === '[object Object]';
}

/**
 * Checks a value.
 * @throws {TypeError} for an invalid value; the message gives the name and the valid values
 */
export function check(name: string, value: unknown, [test, takes]: Rule): void {
  if (!test(value as never)) throw new TypeError(`${name} takes ${takes}`);
}

/**
 * Checks options; undefined ones count as missing.
 * @param name of the argument, used in the message
 * @param fallbacks values of missing options
 * @returns the options with the fallbacks
 * @throws {TypeError} for an invalid option, and for one that has no rule; the message gives the valid values or names
 */
export function readOptions<Options extends object, Fallbacks extends object>(
  name: string,
  options: Options,
  rules: { readonly [Key in keyof Options]?: Rule },
  fallbacks: Fallbacks,
): Options & Fallbacks {
  check(name, options, record);
  const read = { ...fallbacks } as Record<string, unknown>;
  for (const key in { ...rules, ...options }) {
    const { [key]: rule } = rules;
    const { [key]: value = read[key] } = options;
    if (value === undefined) continue;
    if (!rule) throw new TypeError(`${name} takes ${Object.keys(rules).join(', ')}, not ${key}`);
    check(`${name}.${key}`, value, rule);
    read[key] = value;
  }
  return read as Options & Fallbacks;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isFunction = (value: unknown) => typeof value === 'function';
// Some runtimes would send a line break unchanged.
const isHeaderValue = (value: unknown) => isText(value) && /^[\t -~\x80-\xff]*$/.test(value);

/** Accepts one of some texts. */
export function oneOf(texts: readonly string[]): Rule {
  return [(value: string) => texts.includes(value), `'${texts.join("' or '")}'`];
}

/** For an option that other code checks. */
export const any: Rule = [() => true, ''];
export const flag: Rule = [(value: unknown) => typeof value === 'boolean', 'true or false'];
export const callback: Rule = [isFunction, 'a function'];
export const duration: Rule = [(value: unknown) => typeof value === 'number' && value > 0, 'ms above 0, or Infinity'];
export const retries: Rule = [(value: number) => [0, 1, 2, 3, 4, 5].includes(value), 'a whole number from 0 to 5'];
/** For what an id has found. */
export const operationId: Rule = [Boolean, 'the id of an operation, e.g. orders.detail'];
export const text: Rule = [isText, 'a text'];
export const number: Rule = [(value: unknown) => value === Number(value), 'a number'];
/** The version of an app, as a client accepts it and the native app provides it. */
export const appVersion: Rule = [
  (value: unknown) => isText(value) && /^\d+\.\d+\.\d+$/.test(value),
  "a version such as '5.2.0'",
];
export const record: Rule = [isRecord, 'an object'];
export const headerValue: Rule = [isHeaderValue, 'a text that a header can hold'];
/** Whether a text names a time zone. The empty text names none. */
export function isZone(value: string): unknown {
  try {
    return !value || Intl.DateTimeFormat([], { timeZone: value });
  } catch {
    return false;
  }
}
export const zone: Rule = [isZone, 'a time zone'];
export const headers: Rule = [
  (value: unknown) =>
    isRecord(value) &&
    Object.keys(value).every((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name) && isHeaderValue(value[name])),
  'texts that a header can hold, by name',
];
export const hooks: Rule = [
  (value: unknown) =>
    [value]
      .flat()
      .every((one) => isRecord(one) && Object.values(one).every((hook) => hook === undefined || isFunction(hook))),
  'an object of functions, or a list of these',
];
export const signal: Rule = [(value: unknown) => isFunction(Object(value).addEventListener), 'an AbortSignal'];

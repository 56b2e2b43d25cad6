import { check, isRecord, record } from '../validate.ts';

/**
 * Serialises the input of a GET as a query. A list repeats its name for each item; `undefined` and `null` are left out.
 * @throws {TypeError} that names the field which cannot be sent
 */
export function toQuery(input: unknown = {}): string {
  check('input', input, record);
  const pairs: string[] = [];
  for (const [name, given] of Object.entries(input as object)) {
    for (const value of [given ?? []].flat()) {
      try {
        if (!isScalar(value)) throw value;
        pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
      } catch {
        // `encodeURIComponent` throws for an unpaired surrogate.
        throw new TypeError(`input.${name} takes text, numbers, true, false or a list of these`);
      }
    }
  }
  return pairs.join('&');
}

/**
 * Serialises the input of a POST as JSON. It refuses values that JSON would silently drop or change.
 * @throws {TypeError} for an invalid field; the message names it
 */
export function toBody(input: unknown = {}): string {
  check('input', input, record);
  let name = 'input';
  try {
    const text = JSON.stringify(input, (key, value: unknown) => {
      if (!isJson(value)) {
        name += `.${key}`;
        throw new TypeError(name);
      }
      return value;
    });
    if (text[0] === '{') return text;
  } catch {}
  throw new TypeError(`${name} takes what JSON can hold`);
}

function isScalar(value: unknown): value is string | number | boolean {
  return Number.isFinite(value) || typeof value === 'string' || typeof value === 'boolean';
}

function isJson(value: unknown): boolean {
  return value == null || isScalar(value) || Array.isArray(value) || isRecord(value);
}

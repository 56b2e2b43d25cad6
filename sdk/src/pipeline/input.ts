import { isRecord } from '../validate.ts';

/**
 * The input of a GET as its query: a list is its name once for each item, what is undefined or null is left out.
 * @throws {TypeError} that names what cannot be sent
 */
export function toQuery(input: unknown = {}): string {
  demandRecord(input);
  const pairs: string[] = [];
  for (const [name, given] of Object.entries(input)) {
    for (const value of Array.isArray(given) ? given : [given ?? []].flat()) {
      const text = encode(value);
      if (text === undefined) {
        throw new TypeError(`input.${name} takes well-formed text, a finite number, true or false, or a list of these`);
      }
      pairs.push(`${encode(name)}=${text}`);
    }
  }
  return pairs.join('&');
}

/**
 * The input of a POST as JSON. What JSON would silently drop or change is refused.
 * @throws {TypeError} that names what cannot be sent
 */
export function toBody(input: unknown = {}): string {
  demandRecord(input);
  let name = 'input';
  try {
    const text = JSON.stringify(input, (key, value: unknown) => {
      if (!isJson(value)) {
        name += `.${key}`;
        throw name;
      }
      return value;
    });
    if (text[0] === '{') return text;
  } catch {}
  throw new TypeError(`${name} takes what JSON can hold: no circle, BigInt, function, symbol, NaN or special object`);
}

function demandRecord(input: unknown): asserts input is Record<string, unknown> {
  if (!isRecord(input)) throw new TypeError('input takes an object');
}

function encode(value: unknown): string | undefined {
  try {
    return isScalar(value) ? encodeURIComponent(value) : undefined;
  } catch {
    // Half of a surrogate pair.
    return undefined;
  }
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' || typeof value === 'boolean';
}

function isJson(value: unknown): boolean {
  return (value ?? undefined) === undefined || isScalar(value) || Array.isArray(value) || isRecord(value);
}

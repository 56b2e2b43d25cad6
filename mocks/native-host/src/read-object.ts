/** Parses a JSON text. @throws {TypeError} for any other text, by the name of what it is */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TypeError(`The ${name} is not JSON`);
  }
}

/** Parses an object that a person typed as JSON; `undefined` for any other text. */
export function readObject(text: string): object | undefined {
  try {
    const value = parseJson(text, 'object');
    return typeof value === 'object' && value && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

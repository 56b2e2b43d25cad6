/** Parses an object that a person typed as JSON; `undefined` for any other text. */
export function readObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

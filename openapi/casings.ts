export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');

/** Casings of camelCase names on other servers. */
export const CASINGS: Record<string, (name: string) => string> = {
  snake_case: (name) => wordsOf(name).join('_'),
  PascalCase: (name) => name.charAt(0).toUpperCase() + name.slice(1),
  'kebab-case': (name) => wordsOf(name).join('-'),
  lowercase: (name) => name.toLowerCase(),
  UPPER_SNAKE: (name) => wordsOf(name).join('_').toUpperCase(),
};

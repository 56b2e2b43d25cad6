/**
 * A reviver for `JSON.parse`: our checks read `x-unique: true` as JSON Schema's `uniqueItems`. The description does not use that
 * keyword, because code generators turn such a list into a set, which loses its order and which JSON cannot hold.
 */
export const withUniqueItems = (_key, value) =>
  value?.['x-unique'] === true ? { ...value, uniqueItems: true } : value;

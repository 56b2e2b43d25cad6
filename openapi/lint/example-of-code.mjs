/** The name of a failure's example in the bundle: `failAmountChanged` for `AMOUNT_CHANGED`. */
export function exampleOfCode(code) {
  const words = code.toLowerCase().split('_');
  return `fail${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}

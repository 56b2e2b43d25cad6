/** Replaces the router's matcher of patterns, which no screen uses: `products/route.ts` finds the screen by `matchPath`. */
export function parse(): never {
  throw new Error('The router matches no patterns.');
}

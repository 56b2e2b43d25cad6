import * as v from 'valibot';
import { categories } from './categories.ts';
import { longestKeyword } from './food-search.ts';

/** The content of a share link. */
export type Selection = { category: (typeof categories)[number] } | { foodIds: string[] } | { keyword: string };

// Short names keep links short. A later format would have another `v`.
const Written = v.union([
  v.strictObject({ v: v.literal(1), c: v.picklist(categories) }),
  v.strictObject({
    v: v.literal(1),
    f: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(64))), v.minLength(1), v.maxLength(50)),
  }),
  v.strictObject({ v: v.literal(1), k: v.pipe(v.string(), v.regex(/\S/), v.maxLength(longestKeyword)) }),
]);

/** Encodes a selection as the last segment of a path: JSON in URL-safe base64. */
export function encodeSelection(selection: Selection): string {
  const bytes = new TextEncoder().encode(JSON.stringify(write(selection)));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
}

/** Decodes a selection; `undefined` for any other text. */
export function decodeSelection(token: string): Selection | undefined {
  const written = v.safeParse(Written, parse(token));
  if (!written.success) return undefined;
  const { output } = written;
  if ('c' in output) return { category: output.c };
  return 'f' in output ? { foodIds: output.f } : { keyword: output.k };
}

function write(selection: Selection): v.InferInput<typeof Written> {
  if ('category' in selection) return { v: 1, c: selection.category };
  return 'foodIds' in selection ? { v: 1, f: selection.foodIds } : { v: 1, k: selection.keyword };
}

function parse(token: string): unknown {
  try {
    const binary = atob(token.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** One request with its reply, as recorded. */
export interface Exchange {
  /** The file and the number of its entry: `monday.har#12`. */
  source: string;
  /** Unix time of the request; ms */
  at: number | undefined;
  /** The host that answered; undefined in recordings without it. */
  host?: string | undefined;
  method: string;
  /** Without the host. */
  path: string;
  query: Record<string, string | string[]>;
  /** Request headers, by name in lower case. */
  headers: Record<string, string>;
  input: unknown;
  status: number;
  contentType: string;
  /** The parsed reply; undefined for one that is not JSON. */
  body: unknown;
  /** Whether the reply contains integers that a JavaScript number cannot represent. */
  unsafeIntegers: boolean;
  /** The request violates the description on purpose. */
  isInvalid?: boolean;
}

/** Parses JSON; returns undefined for invalid JSON. The parser's message is dropped, because it quotes the text. */
export function parseJson(text: string | undefined): unknown {
  if (text === undefined || text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The query of a URL; a repeated name has a list. */
export function queryOf(search: URLSearchParams): Exchange['query'] {
  const names = [...new Set(search.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = search.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

const UNSAFE = /[:[,]\s*-?\d{16,}\s*[,}\]]/;
export const hasUnsafeIntegers = (text: string): boolean =>
  UNSAFE.test(text) &&
  (text.match(/(?<=[:[,\s])-?\d{16,}(?=\s*[,}\]])/g) ?? []).some((digits) => !Number.isSafeInteger(Number(digits)));

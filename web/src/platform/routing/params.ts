import * as v from 'valibot';
import { useSearchParams } from 'wouter';
import { sanitizeDisplayName } from '#lib/format/display-name.ts';
import { isDay } from '#lib/time/days.ts';

/** An id, as in the API description. */
export const idParam = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** A day of the years 2000 to 2100. */
export const dayParam = v.pipe(v.string(), v.check(isDay));

/** The name of a link's sender as plain text. It is untrusted, because anybody can write a link. */
export const senderParam = v.optional(
  v.pipe(
    v.string(),
    v.transform((name) => sanitizeDisplayName(name)),
  ),
);

type Values = Record<string, string | number | undefined>;

/**
 * Parses the search parameters of an address. Unknown parameters are ignored; of a repeated parameter, the last one counts.
 * @returns `undefined` if a parameter is missing or invalid
 */
export function readParams<Params>(schema: v.GenericSchema<unknown, Params>, search: URLSearchParams) {
  const { success, output } = v.safeParse(schema, Object.fromEntries(search));
  return success ? output : undefined;
}

/** Writes search parameters; undefined ones are omitted. */
export const writeParams = (values: Values): URLSearchParams =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]])),
  );

/**
 * The search parameters of the screen's address. A screen parses them once, in its outermost component, and shows an
 * `ErrorState` with a link if they are invalid.
 * @returns the parameters, or `undefined` if one is missing or invalid; and a function that replaces them without a history
 *   entry
 */
export function useParams<Params>(schema: v.GenericSchema<unknown, Params>) {
  const [search, setSearch] = useSearchParams();
  const setParams = (values: Values) => setSearch(writeParams(values), { replace: true });
  return [readParams(schema, search), setParams] as const;
}

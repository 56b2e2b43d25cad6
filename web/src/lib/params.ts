import * as v from 'valibot';
import { useSearchParams } from 'wouter';
import { isDay } from './days.ts';

/** An id, as the description has it. */
export const idParam = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** A day of the years 2000 to 2100. */
export const dayParam = v.pipe(v.string(), v.check(isDay));

type Values = Record<string, string | number | undefined>;

/**
 * Reads the search parameters of an address. Parameters that the schema does not name are left alone; of a repeated one the
 * last counts.
 * @returns none when a parameter is missing or wrong
 */
export function readParams<Params>(schema: v.GenericSchema<unknown, Params>, search: URLSearchParams) {
  const { success, output } = v.safeParse(schema, Object.fromEntries(search));
  return success ? output : undefined;
}

/** Writes search parameters; without those that have no value. */
export const writeParams = (values: Values): URLSearchParams =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]])),
  );

/**
 * The search parameters of the screen's address. A screen reads them once, at its door, and shows an `ErrorState` with a way
 * on when there are none.
 * @returns the parameters, or none when one is missing or wrong; and a function that puts others in their place, without an
 *   entry in the history
 */
export function useParams<Params>(schema: v.GenericSchema<unknown, Params>) {
  const [search, setSearch] = useSearchParams();
  const setParams = (values: Values) => setSearch(writeParams(values), { replace: true });
  return [readParams(schema, search), setParams] as const;
}

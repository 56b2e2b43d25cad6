import * as v from 'valibot';
import { useSearchParams } from 'wouter';

/** What the address asks for; `undefined` when that cannot be. */
export function useParams<Params>(schema: v.GenericSchema<unknown, Params>): Params | undefined {
  const [search] = useSearchParams();
  const params = v.safeParse(schema, Object.fromEntries(search));
  return params.success ? params.output : undefined;
}

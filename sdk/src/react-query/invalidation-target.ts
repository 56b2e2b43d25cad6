import type { HealthQueries } from '../generated/queries.ts';

/** A domain, or a query of it: `medication`, `medication.list`. */
export type InvalidationTarget = {
  [Domain in keyof HealthQueries]: Domain | `${Domain}.${keyof HealthQueries[Domain] & string}`;
}[keyof HealthQueries];

import type { Ledger } from '../../person/ledger/ledger.ts';

interface Reader {
  person: { ledger: Ledger };
  world<State>(domain: string): State;
}

/** The ledger of a world. Domains with entries in their examples start first. */
export function ledgerOf({ person, world }: Reader): Ledger {
  world('analysis');
  world('mealPlan');
  return person.ledger;
}

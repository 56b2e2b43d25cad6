import * as v from 'valibot';

/** Proof that the old number was confirmed. */
export interface Ticket {
  ticket: string;
  /** End of its validity; Unix time, ms. */
  until: number;
}

const ticketSchema = v.object({ ticket: v.pipe(v.string(), v.minLength(8)), until: v.number() });

/** Reads a stored ticket; `undefined` for any other value or an expired ticket. */
export function readTicket(stored: unknown, now: number): Ticket | undefined {
  const { success, output } = v.safeParse(ticketSchema, stored);
  return success && output.until > now ? output : undefined;
}

import type { QueryClient } from '@tanstack/react-query';
import { queries } from '../../../platform/client.ts';

/** Keeps nothing of a member and of the list they are in, so that what has ended is not shown while both are fetched anew. */
export function forgetMember(client: QueryClient, familyUserId: string): void {
  client.removeQueries({ queryKey: queries.family.byUserId({ familyUserId }).queryKey });
  client.removeQueries({ queryKey: queries.family.relationship().queryKey });
}

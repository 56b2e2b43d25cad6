import type { QueryClient } from '@tanstack/react-query';
import { queries } from '#platform/client.ts';

/** Removes a member and the member list from the cache, so that an ended relation does not show during the refetch. */
export function removeMemberFromCache(client: QueryClient, familyUserId: string): void {
  client.removeQueries({ queryKey: queries.family.byUserId({ familyUserId }).queryKey });
  client.removeQueries({ queryKey: queries.family.relationship().queryKey });
}

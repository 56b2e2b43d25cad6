import type { PartnerCandidate } from '@health-app/sdk';
import { useState } from 'react';
import { track } from '#platform/analytics/analytics.ts';
import { mutations } from '#platform/client.ts';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';

/** Requests a candidate from the server on the person's request. The server reserves the candidate for ten minutes. */
export function useMatch() {
  // A mutation drops its data when it runs again, so the state keeps the candidate until the next one arrives.
  const [candidate, setCandidate] = useState<PartnerCandidate | null>();
  const match = useSilentMutation(mutations.partner.match, (found) => {
    track('partner.match', { found: found !== null });
    setCandidate(found);
  });
  return { ...match, candidate, forget: () => setCandidate(undefined) };
}

export type Match = ReturnType<typeof useMatch>;

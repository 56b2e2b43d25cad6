import type { PartnerCandidate } from '@health-app/sdk';
import { useState } from 'react';
import { useSilentMutation } from '../../../lib/useSilentMutation.ts';
import { track } from '../../../platform/analytics.ts';
import { mutations } from '../../../platform/client.ts';

/** Asks the server to propose a partner, which it then reserves for ten minutes. It asks only on a tap. */
export function useMatch() {
  // A mutation drops its data when it runs again; the candidate stays until there is another one.
  const [candidate, setCandidate] = useState<PartnerCandidate | null>();
  const match = useSilentMutation(mutations.partner.match, (found) => {
    track('partner.match', { found: found !== null });
    setCandidate(found);
  });
  return { ...match, candidate, forget: () => setCandidate(undefined) };
}

export type Match = ReturnType<typeof useMatch>;

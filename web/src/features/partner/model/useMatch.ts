import type { PartnerCandidate } from '@health-app/sdk';
import { useState } from 'react';
import { track } from '../../../platform/analytics.ts';
import { health, mutations } from '../../../platform/client.ts';
import { useCommand } from '../../../ui/useCommand.ts';

/** Asks for a person to be proposed, who is then kept for ten minutes: only ever when somebody asks for it. */
export function useMatch() {
  // The command forgets its data when it is given again: this one is kept until there is another.
  const [candidate, setCandidate] = useState<PartnerCandidate | null>();
  const command = useCommand<void, PartnerCandidate | null>(
    mutations.partner.match(),
    (_, options) => health.partner.match(options),
    (found) => {
      track('partner.match', { found: found !== null });
      setCandidate(found);
    },
  );
  return { ...command, candidate, forget: () => setCandidate(undefined) };
}

export type Match = ReturnType<typeof useMatch>;

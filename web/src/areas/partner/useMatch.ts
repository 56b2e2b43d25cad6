import { health, mutations } from '../../api.ts';
import { track } from '../../app/analytics.ts';
import { useCommand } from '../../ui/useCommand.ts';

/** Asks for a person to be proposed, who is then kept for ten minutes: only ever when somebody asks for it. */
export function useMatch() {
  return useCommand<void, Awaited<ReturnType<typeof health.partner.match>>>(
    mutations.partner.match(),
    (_, options) => health.partner.match(options),
    (candidate) => track('partner.match', { found: candidate !== null }),
  );
}

export type Match = ReturnType<typeof useMatch>;

import type { AiFoodProgress, AiFoodSubmission } from '@health-app/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { mutations, queries } from '#platform/client.ts';
import { useVerifiedMutation } from '#platform/query/useVerifiedMutation.ts';
import { findSubmission } from './ai-food-submission.ts';

/**
 * Submits a meal to AI food only once: after a lost reply, it searches the server for the meal before another attempt. A
 * correction replaces its analysis, so a second attempt is harmless.
 * @param onDone called with the id of the analysis, even after the component has unmounted
 * @returns the mutation; the second argument of `run` is called with the id as well, while the component is mounted
 */
export function useAiFoodSubmission(onDone: (analysisId: string, input: AiFoodSubmission) => void) {
  const cache = useQueryClient();
  const found = useRef<string>(undefined);
  const withId = (progress: AiFoodProgress | undefined, call: (analysisId: string) => void) => {
    const analysisId = progress?.analysisId ?? found.current;
    if (analysisId !== undefined) call(analysisId);
  };
  const submission = useVerifiedMutation(
    mutations.aiFood.submitFoodName,
    async (input, since) => {
      if (input.analysisId !== undefined) return false;
      const [pending, history] = await Promise.all([
        cache.fetchQuery({ ...queries.aiFood.analysisPending(), staleTime: 0 }),
        cache.fetchQuery({ ...queries.aiFood.historyRecord({ pageNum: 1 }), staleTime: 0 }),
      ]);
      found.current = findSubmission(pending, history.list, input, since);
      return found.current !== undefined;
    },
    (progress, input) => withId(progress, (analysisId) => onDone(analysisId, input)),
  );
  const run = (input: AiFoodSubmission, open?: (analysisId: string) => void) =>
    submission.run(input, { onSuccess: (progress) => open && withId(progress, open) });
  return { ...submission, run };
}

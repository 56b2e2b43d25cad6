import type { MealSubmission } from '@health-app/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { track } from '#platform/analytics/analytics.ts';
import { countOf } from '#platform/analytics/event-extras.ts';
import { mutations, queries } from '#platform/client.ts';
import { useVerifiedMutation } from '#platform/query/useVerifiedMutation.ts';
import { findSent } from './sent-record.ts';

/**
 * Submits a meal for analysis only once: after a lost reply, it searches the record for the meal before another attempt.
 * @param onDone called on success, even after the component has unmounted
 */
export function useSubmission(onDone: () => void) {
  const cache = useQueryClient();
  const found = useRef<string>(undefined);
  const submission = useVerifiedMutation(
    mutations.analysis.submitFoodItem,
    async (input, since) => {
      const { date } = input;
      const record = queries.analysis.record({ pageNum: 1, date });
      const { list } = await cache.fetchQuery({ ...record, staleTime: 0 });
      found.current = findSent(list, input, since)?.analysisId;
      return found.current !== undefined;
    },
    (_, { foods, aiFoodAnalysisId }) => {
      track('analysis.submit', { foods: countOf(foods), photo: aiFoodAnalysisId !== undefined });
      onDone();
    },
  );
  const run = (input: MealSubmission, open: (analysisId: string) => void) =>
    submission.run(input, {
      onSuccess: (analysis) => {
        const analysisId = analysis?.analysisId ?? found.current;
        if (analysisId !== undefined) open(analysisId);
      },
    });
  return { ...submission, run };
}

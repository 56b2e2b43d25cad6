import { isHealthError } from '@health-app/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDeadline } from '#lib/time/clock.ts';
import { track } from '#platform/analytics/analytics.ts';
import { invalidate, mutations, queries } from '#platform/client.ts';
import { usePolled } from '#platform/query/usePolled.ts';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { useVerifiedMutation } from '#platform/query/useVerifiedMutation.ts';
import type { ReplacementTarget } from './replacement-target.ts';

/** Interval at which the time left is updated, ms. A timer meets the deadline itself exactly. */
const SECOND = 1_000;

/**
 * Prepares, shows and applies a replacement. Nothing changes before `use`.
 * @param onDone called after the replacement; `already`: it had been applied before, perhaps on another page of this person
 */
export function usePreview(target: ReplacementTarget, onDone: (already: boolean) => void) {
  const cache = useQueryClient();
  const ofMeal = useSilentMutation(mutations.mealPlan.replacePre);
  const ofDay = useSilentMutation(mutations.mealPlan.replaceAllPre);
  const preparing = target.kind === 'day' ? ofDay : ofMeal;
  const id = preparing.data?.previewId;
  const result = (previewId: string) =>
    target.kind === 'day'
      ? queries.mealPlan.replaceAllResult({ previewId })
      : queries.mealPlan.replaceResult({ previewId });
  const polled = usePolled({ ...result(id ?? ''), enabled: id !== undefined }, ({ status }) => status === 'generating');
  const preview = id === undefined ? undefined : polled.query.data;
  const isOver = useDeadline(preview?.expiresAt ?? '', SECOND) === 0;
  const apply = useVerifiedMutation(
    mutations.mealPlan.modify,
    async (input) =>
      input.action === 'apply' &&
      (await cache.fetchQuery({ ...result(input.previewId), staleTime: 0 })).status === 'applied',
    () => {
      track('mealPlan.replace', { kind: target.kind });
      onDone(false);
    },
  );
  const prepare = () => {
    if (target.kind === 'day') ofDay.run({ date: target.date });
    else if (target.kind === 'dish') ofMeal.run({ mealId: target.mealId, foodId: target.foodId });
    else ofMeal.run({ mealId: target.mealId });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit
  useEffect(prepare, []);
  return {
    preview,
    polled,
    preparing,
    apply,
    hasExpired: preview !== undefined && (preview.status === 'expired' || (preview.status === 'ready' && isOver)),
    another: () => {
      apply.reset();
      prepare();
    },
    use: (previewId: string) =>
      apply.run(
        { action: 'apply', previewId },
        {
          onError: (error) => {
            if (isHealthError(error, 'business', 'APPLIED')) {
              void invalidate(cache, 'mealPlan');
              onDone(true);
            } else if (isHealthError(error, 'business', 'CHANGED')) {
              // The reason for the refusal stays beside the new suggestion.
              prepare();
            } else if (isHealthError(error, 'business', 'EXPIRED')) {
              void polled.query.refetch();
            }
          },
        },
      ),
  };
}

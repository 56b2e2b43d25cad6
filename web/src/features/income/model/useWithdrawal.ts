import { type Draw, isHealthError, withIdempotencyKey } from '@health-app/sdk';
import { useCallback } from 'react';
import * as v from 'valibot';
import { useStored } from '#lib/storage/useStored.ts';
import { track } from '#platform/analytics/analytics.ts';
import { mutations } from '#platform/client.ts';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { personalKey } from '#platform/session/session.ts';
import { tabStorage } from '#platform/storage.ts';
import { storedInput } from '#platform/stored-input.ts';

/** A confirmed withdrawal without a definite reply. */
const intentSchema = v.pipe(
  storedInput,
  v.object({
    amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    idempotencyKey: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
  }),
);

export type Intent = v.InferOutput<typeof intentSchema>;

/**
 * Withdraws money. An intent keeps its `idempotencyKey` from the confirmation to a definite reply, even over a reload, so
 * that a repeated request withdraws only once. A definite reply is a withdrawal or a refusal.
 * @param onDone called with the withdrawal
 */
export function useWithdrawal(onDone: (draw: Draw) => void) {
  const read = useCallback((stored: unknown): Intent | undefined => {
    const { success, output } = v.safeParse(intentSchema, stored);
    return success ? output : undefined;
  }, []);
  const [intent, keep] = useStored(tabStorage, personalKey('income.draw'), read);
  const draw = useSilentMutation(mutations.income.drawSubmit, (result) => {
    track('income.draw');
    keep(() => undefined);
    onDone(result);
  });
  const send = (input: Intent) =>
    draw.run(input, {
      onError: (error) => {
        if (isHealthError(error, 'business')) keep(() => undefined);
      },
    });
  return {
    /** The intent without a definite reply. */
    intent,
    error: draw.error,
    isPending: draw.isPending,
    reset: draw.reset,
    /** Sends a new intent, or resends the open one, which is never replaced. */
    submit: (amount: number) => {
      const next = intent ?? withIdempotencyKey({ amount });
      keep(() => next);
      send(next);
    },
  };
}

import { type EvaluationAnswer, type EvaluationItem, type EvaluationStep, isHealthError } from '@health-app/sdk';
import { useEffect, useRef, useState } from 'react';
import { mutations } from '#platform/client.ts';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { isReached } from './answers.ts';
import { barValue } from './survey-progress.ts';

/** The start of the form: a question from the server, or all answers for review. */
export type SurveyStart = { evaluationId: string; step: EvaluationStep | undefined };

interface State {
  /** The current question; `undefined` means the review of all answers. */
  step: (EvaluationStep & { item: EvaluationItem }) | undefined;
  /** Number of questions that the previous answer added; negative if it removed some. */
  added: number;
  /** 0 to 1 */
  bar: number;
  /** Whether the person opened the question from the review, and returns there afterwards. */
  reviewing: boolean;
  /** Number of steps so far; 0 for the first step on the screen. */
  count: number;
}

/** Controls the steps through the questions. The server decides the next question, and its replies are the state. */
export function useSurvey({ evaluationId, step: first }: SurveyStart) {
  const [state, setState] = useState<State>(() => ({
    step: withItem(first),
    added: 0,
    bar: first ? barValue(0, first.progress) : 1,
    reviewing: false,
    count: 0,
  }));
  const show = (reply: EvaluationStep, reviewing: boolean) =>
    setState((before) => ({
      // After a change from the review, questions that already have an answer are skipped.
      step: reviewing && reply.item && before.reviewing && isReached(reply.item) ? undefined : withItem(reply),
      added: before.step ? reply.progress.total - before.step.progress.total : 0,
      bar: barValue(before.bar, reply.progress),
      reviewing: reviewing && reply.item !== null,
      count: before.count + 1,
    }));
  /** Resends the last answer. */
  const send = useRef(() => {});
  const next = useSilentMutation(mutations.evaluation.next);
  const pre = useSilentMutation(mutations.evaluation.pre);
  const review = () => setState((before) => ({ ...before, step: undefined, count: before.count + 1, added: 0 }));
  const answer = (itemId: string, answer: EvaluationAnswer, onAnswered: () => void) => {
    send.current = () =>
      next.run(
        { evaluationId, itemId, answer },
        {
          onSuccess: (reply) => {
            onAnswered();
            show(reply, state.reviewing);
          },
        },
      );
    send.current();
  };
  const isOffline = isHealthError(next.error, 'network');
  useEffect(() => {
    if (!isOffline) return;
    const sendAgain = () => send.current();
    addEventListener('online', sendAgain);
    return () => removeEventListener('online', sendAgain);
  }, [isOffline]);
  return {
    ...state,
    next,
    pre,
    /** Whether the last answer waits for a connection, and is resent then. */
    isOffline,
    answer,
    /** Loads the question that the server expects. */
    reload: () => next.run({ evaluationId }, { onSuccess: (reply) => show(reply, false) }),
    /** Opens a question of the review, by going back from the one after it. */
    open: (items: readonly EvaluationItem[], index: number) => {
      const after = items[index + 1]?.itemId;
      pre.run({ evaluationId, ...(after && { itemId: after }) }, { onSuccess: (reply) => show(reply, true) });
    },
    back: (answer?: EvaluationAnswer) => {
      if (state.reviewing && state.step) return review();
      const itemId = state.step?.item.itemId;
      pre.run(
        { evaluationId, ...(itemId && { itemId }), ...(answer && { answer }) },
        { onSuccess: (reply) => show(reply, false) },
      );
    },
  };
}

const withItem = (step: EvaluationStep | undefined): State['step'] =>
  step?.item ? { ...step, item: step.item } : undefined;

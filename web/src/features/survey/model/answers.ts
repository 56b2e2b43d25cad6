import type { EvaluationAnswer, EvaluationItem } from '@health-app/sdk';
import * as v from 'valibot';
import { type Range, readNumber } from '#ui/form/number.ts';

/** The answer on the screen, which may be incomplete. */
export interface AnswerDraft {
  optionIds: string[];
  /** The typed text of the number. */
  text: string;
}

export const answerDraft = v.object({ optionIds: v.array(v.string()), text: v.string() });

/** The kind of question that takes several options, from the description of `questionType`. */
export const MULTIPLE = 1;

export const isRequired = ({ requiredFlag }: EvaluationItem): boolean => requiredFlag === 1;

/** The stored answer as a draft, or else what the profile knows; a number in the language of the person. */
export function draftOf({ answer, known }: EvaluationItem, format: (value: number) => string): AnswerDraft {
  const value = answer ? answer.value : known;
  return { optionIds: answer?.optionIds ?? [], text: typeof value === 'number' ? format(value) : '' };
}

/** Chooses an option of a question: one, or any number of them, with "none of these" only alone. */
export function chooseOption({ questionType, options }: EvaluationItem, chosen: string[], optionId: string): string[] {
  if (questionType !== MULTIPLE) return [optionId];
  if (chosen.includes(optionId)) return chosen.filter((id) => id !== optionId);
  const isExclusive = (id: string) => options.some((option) => option.optionId === id && option.exclusive);
  if (isExclusive(optionId)) return [optionId];
  return [...chosen.filter((id) => !isExclusive(id)), optionId];
}

/** The range of a number, in its unit. */
export const rangeOf = ({ input }: EvaluationItem): Range => [input?.min ?? 0, input?.max ?? 1000];

/** Whether nothing was entered. */
export const isBlank = ({ optionIds, text }: AnswerDraft): boolean => optionIds.length === 0 && text.trim() === '';

/**
 * The answer of a draft, as the server takes it.
 * @returns `undefined` for an invalid draft; an answer without content for an optional question that was left open
 */
export function answerOf(item: EvaluationItem, draft: AnswerDraft): EvaluationAnswer | undefined {
  if (isBlank(draft)) return isRequired(item) ? undefined : { optionIds: [], value: null };
  if (!item.input) {
    // Options that the question no longer has are dropped.
    const optionIds = draft.optionIds.filter((id) => item.options.some(({ optionId }) => optionId === id));
    return optionIds.length > 0 ? { optionIds, value: null } : undefined;
  }
  const value = readNumber(draft.text, rangeOf(item), item.input.decimals);
  return value === undefined ? undefined : { optionIds: [], value };
}

/** Whether the question has an answer with content. */
export const isAnswered = ({ answer }: EvaluationItem): boolean =>
  answer !== null && (answer.optionIds.length > 0 || answer.value !== null);

/** Whether the person has answered the question, or has left an optional one open. */
export const isReached = ({ answer }: EvaluationItem): boolean => answer !== null;

import type { EvaluationAnswer, EvaluationItem } from '@health-app/sdk';
import * as v from 'valibot';
import { type Range, readNumber } from '#ui/form/number.ts';

/** The current input, which may be incomplete. */
export interface AnswerDraft {
  optionIds: string[];
  /** The typed text of the number. */
  text: string;
}

export const answerDraft = v.object({ optionIds: v.array(v.string()), text: v.string() });

/** The `questionType` of a multiple choice, from the API description. */
export const MULTIPLE = 1;

export const isRequired = ({ requiredFlag }: EvaluationItem): boolean => requiredFlag === 1;

/** Converts the stored answer, or else the profile's value, to a draft, with numbers in the person's language. */
export function draftOf({ answer, known }: EvaluationItem, format: (value: number) => string): AnswerDraft {
  const value = answer ? answer.value : known;
  return { optionIds: answer?.optionIds ?? [], text: typeof value === 'number' ? format(value) : '' };
}

/** Applies a choice to a question with one or several options. 'None of these' excludes all other options. */
export function chooseOption({ questionType, options }: EvaluationItem, chosen: string[], optionId: string): string[] {
  if (questionType !== MULTIPLE) return [optionId];
  if (chosen.includes(optionId)) return chosen.filter((id) => id !== optionId);
  const isExclusive = (id: string) => options.some((option) => option.optionId === id && option.exclusive);
  if (isExclusive(optionId)) return [optionId];
  return [...chosen.filter((id) => !isExclusive(id)), optionId];
}

/** The range of a number's input, in its unit. */
export const rangeOf = ({ input }: EvaluationItem): Range => [input?.min ?? 0, input?.max ?? 1000];

/** Whether the draft is empty. */
export const isBlank = ({ optionIds, text }: AnswerDraft): boolean => optionIds.length === 0 && text.trim() === '';

/**
 * Converts a draft to the API's format.
 * @returns `undefined` for an invalid draft; an empty answer for an optional question without input
 */
export function answerOf(item: EvaluationItem, draft: AnswerDraft): EvaluationAnswer | undefined {
  if (isBlank(draft)) return isRequired(item) ? undefined : { optionIds: [], value: null };
  if (!item.input) {
    // Drops options that the question no longer has.
    const optionIds = draft.optionIds.filter((id) => item.options.some(({ optionId }) => optionId === id));
    return optionIds.length > 0 ? { optionIds, value: null } : undefined;
  }
  const value = readNumber(draft.text, rangeOf(item), item.input.decimals);
  return value === undefined ? undefined : { optionIds: [], value };
}

/** Whether the question has a non-empty answer. */
export const isAnswered = ({ answer }: EvaluationItem): boolean =>
  answer !== null && (answer.optionIds.length > 0 || answer.value !== null);

/** Whether the person has answered or skipped the question. */
export const isReached = ({ answer }: EvaluationItem): boolean => answer !== null;

import type { EvaluationAnswer, EvaluationInput, EvaluationItem } from '../../generated/operations.ts';

/** A question without its answer, which an assessment holds. */
export type Item = Omit<EvaluationItem, 'answer'>;

export type Answers = Map<string, EvaluationAnswer>;

export const NO_ANSWER: EvaluationAnswer = { optionIds: [], value: null };

const MULTIPLE = 1;

/** The questions that the answers so far lead to, in order. A question that depends on a skipped one is skipped too. */
export function asked<T extends Item>(items: T[], answers: Answers): T[] {
  const shown: T[] = [];
  for (const item of items) {
    const { showWhen } = item;
    const applies =
      !showWhen ||
      (shown.some(({ itemId }) => itemId === showWhen.itemId) &&
        answers.get(showWhen.itemId)?.optionIds.includes(showWhen.optionId));
    if (applies) shown.push(item);
  }
  return shown;
}

export const isAnswered = ({ optionIds, value }: EvaluationAnswer = NO_ANSWER): boolean =>
  optionIds.length > 0 || value !== null;

/** The required questions without an answer. */
export const open = <T extends Item>(items: T[], answers: Answers): T[] =>
  asked(items, answers).filter(({ itemId, requiredFlag }) => requiredFlag === 1 && !isAnswered(answers.get(itemId)));

type Fault =
  | 'failRequired'
  | 'failWrongKind'
  | 'failOutOfRange'
  | 'failUnknownOption'
  | 'failOneOnly'
  | 'failExclusive';

/** The name of the failure for an invalid answer; undefined for a valid one. */
export function faultOf(
  { questionType, options, input, requiredFlag }: Item,
  answer: EvaluationAnswer,
): Fault | undefined {
  const { optionIds, value } = answer;
  if (!isAnswered(answer)) return requiredFlag === 1 ? 'failRequired' : undefined;
  if (input)
    return optionIds.length > 0 || value === null ? 'failWrongKind' : fits(input, value) ? undefined : 'failOutOfRange';
  if (value !== null) return 'failWrongKind';
  const chosen = options.filter(({ optionId }) => optionIds.includes(optionId));
  if (chosen.length !== optionIds.length) return 'failUnknownOption';
  if (chosen.length > 1 && questionType !== MULTIPLE) return 'failOneOnly';
  return chosen.length > 1 && chosen.some(({ exclusive }) => exclusive) ? 'failExclusive' : undefined;
}

function fits({ min, max, decimals }: EvaluationInput, value: number): boolean {
  return value >= min && value <= max && Number(value.toFixed(decimals)) === value;
}

import type { EvaluationItem, HealthTag } from '@health-app/sdk';
import { isAnswered } from './answers.ts';

/** A health tag on which the answers and the profile disagree. */
export interface ProfileDifference {
  tag: HealthTag;
  /** Whether the answers name it; if not, the profile does. */
  answered: boolean;
}

/**
 * The health tags on which the answered questions and the profile disagree, in the order of the questions.
 * @param own the tags of the profile
 * @param offered all tags; an answer whose tag is not among them is left out
 */
export const profileDifferences = (
  items: readonly EvaluationItem[],
  own: readonly HealthTag[],
  offered: readonly HealthTag[],
): ProfileDifference[] =>
  items.filter(isAnswered).flatMap(({ options, answer }) =>
    options.flatMap(({ optionId, tagIds = [] }): ProfileDifference[] => {
      const had = own.filter(({ tagId }) => tagIds.includes(tagId));
      if (!answer?.optionIds.includes(optionId)) return had.map((tag) => ({ tag, answered: false }));
      const tag = had.length === 0 && offered.find(({ tagId }) => tagId === tagIds[0]);
      return tag ? [{ tag, answered: true }] : [];
    }),
  );

import { limitsMeals } from '../../foods/limits.ts';
import type { EvaluationOption, HealthTag, HealthTagCode } from '../../generated/operations.ts';

/** A condition of a person. Its code is absent if no rule decides by it. */
interface Condition {
  name: string;
  code?: HealthTagCode | undefined;
}

/** The conditions of a person. */
export interface Conditions {
  /** Those of the answers, by the words of the options. */
  answered: Condition[];
  /** Those that only the profile has, by the names of the tags. */
  unsaid: Condition[];
}

/** Ways of eating and stages of life, which are no conditions. Every other tag with a code is a condition. */
const others: readonly HealthTagCode[] = [
  'vegetarian',
  'vegan',
  'halal',
  'tryingToConceive',
  'pregnant',
  'breastfeeding',
  'menopause',
];

/**
 * The conditions of the answers and of the profile. An answer does not overrule the profile: advice counts both, and the
 * report asks whether the profile is still right.
 * @param chosen the options of the answers
 * @param tags the health tags of the profile
 */
export function conditionsOf(chosen: readonly EvaluationOption[], tags: readonly HealthTag[]): Conditions {
  const answered = chosen.filter(({ exclusive }) => !exclusive);
  const isAnswered = (tagId: string) => answered.some(({ tagIds = [] }) => tagIds.includes(tagId));
  const isCondition = ({ code }: HealthTag) => code !== undefined && !others.includes(code);
  return {
    answered: answered.map(({ text, code }) => ({ name: text, code })),
    unsaid: tags.filter((tag) => isCondition(tag) && !isAnswered(tag.tagId)),
  };
}

const names = (conditions: readonly Condition[]): string => conditions.map(({ name }) => name).join('、');

/**
 * The sentences of a report about the conditions of a person.
 * @param hasMenu whether the report has a menu, which keeps to some conditions
 */
export function conditionsText({ answered, unsaid }: Conditions, hasMenu: boolean): string {
  const all = [...answered, ...unsaid];
  if (all.length === 0) return '没有已诊断的慢性病。';
  const ofAnswers = answered.length > 0 ? `${names(answered)}。` : '';
  const ofProfile = unsaid.length > 0 ? `个人资料中还有：${names(unsaid)}，请确认是否仍然如此。` : '';
  return `${ofAnswers}${ofProfile}${hasMenu ? menuText(all) : '饮食请遵医嘱。'}`;
}

/** Only the conditions for which foods are left out are said to be taken into account. */
function menuText(conditions: readonly Condition[]): string {
  const isKept = ({ code }: Condition) => code !== undefined && limitsMeals(code);
  const kept = names(conditions.filter(isKept));
  const unkept = names(conditions.filter((one) => !isKept(one)));
  if (unkept === '') return `食谱已照顾到${kept}，不能代替医嘱。`;
  if (kept === '') return `食谱未照顾到${unkept}，饮食请遵医嘱。`;
  return `食谱已照顾到${kept}，未照顾到${unkept}，不能代替医嘱。`;
}

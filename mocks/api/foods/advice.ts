import { type CareArea, type CareDecision, permitsAll } from '../../../sdk/src/safety/index.ts';
import { type FoodLimits, suitsText } from './limits.ts';

/** A text of advice, and the areas of care that it needs. */
export interface Advice {
  text: string;
  needs: CareArea[];
}

export const advice = (text: string, ...needs: CareArea[]): Advice => ({ text, needs });

/** For a finding whose usual advice is withheld, because it depends on laboratory values. */
export const askDietitian = advice('怎样调整请咨询医生或营养师。');

/** The first of some texts that the person's care profile permits; undefined without any. */
export const firstPermitted = (care: CareDecision, ...texts: Advice[]): Advice | undefined =>
  texts.find(({ needs }) => permitsAll(care, needs));

/** The first permitted text that names no food which the person avoids; undefined without any. */
export const firstAdvice = (
  { limits, care }: { limits: FoodLimits; care: CareDecision },
  ...texts: Advice[]
): Advice | undefined => firstPermitted(care, ...texts.filter(({ text }) => suitsText(text, limits)));

import type { AssessmentCode, AssessmentSection, NutrientAmount, NutrientCode } from '@health-app/sdk';
import { distanceOf } from './nutrients.ts';

export interface Verdict {
  level: 'poor' | 'fair' | 'good';
  /** The subjects of this level; empty if all are good. */
  codes: AssessmentCode[];
  /** The nutrients of this level, the furthest over first. */
  excess: NutrientAmount[];
}

/** The nutrients that a finding judges. */
const inFindings: readonly NutrientCode[] = ['energy', 'protein', 'fat', 'carbohydrate', 'fiber', 'sodium'];

/** The largest excess, as a share of the maximum, that is still fair. The findings judge sodium by the same share. */
const FAIR_EXCESS = 0.5;

const order = ['poor', 'fair', 'good'];

/** Sorts the findings, the weakest first. */
export const weakestFirst = (sections: readonly AssessmentSection[]): AssessmentSection[] =>
  [...sections].sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));

/**
 * Summarises an assessment in one sentence about its weakest subjects.
 * @param nutrients of the same meal or days. One that exceeds the maximum of a day counts as a subject if no finding judges it.
 */
export function verdictOf(sections: readonly AssessmentSection[], nutrients: readonly NutrientAmount[] = []): Verdict {
  const excessive = nutrients
    .filter((nutrient) => !inFindings.includes(nutrient.code) && nutrient.amount > (nutrient.targetMax ?? Infinity))
    .sort((a, b) => distanceOf(b) - distanceOf(a));
  for (const level of ['poor', 'fair'] as const) {
    const codes = sections.filter((section) => section.level === level).map(({ code }) => code);
    const excess = excessive.filter((nutrient) => distanceOf(nutrient) > FAIR_EXCESS === (level === 'poor'));
    if (codes.length + excess.length > 0) return { level, codes, excess };
  }
  return { level: 'good', codes: [], excess: [] };
}

/**
 * The level nearest to a mean score, where good is 100, fair 70 and poor 40. A poor verdict lowers it by one level, since the mean
 * of many subjects hides one that is far from what is advised.
 * @param score 0 to 100
 * @returns undefined if the score is no number
 */
export function scoreLevel(score: number, verdict: Verdict['level']): Verdict['level'] | undefined {
  if (!Number.isFinite(score)) return undefined;
  if (score >= 85) return verdict === 'poor' ? 'fair' : 'good';
  return score >= 55 && verdict !== 'poor' ? 'fair' : 'poor';
}

/** Most changes to suggest at once: nobody makes more at a time. */
export const MOST_CHANGES = 3;

/** Selects the changes to suggest, the most important first. */
export const changesOf = (sections: readonly AssessmentSection[]): AssessmentSection[] =>
  weakestFirst(sections)
    .filter(({ advice }) => Boolean(advice))
    .slice(0, MOST_CHANGES);

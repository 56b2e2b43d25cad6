import type { AssessmentCode, AssessmentSection } from '@health-app/sdk';

export interface Verdict {
  level: 'poor' | 'fair' | 'good';
  /** The subjects of this level; empty if all are good. */
  codes: AssessmentCode[];
}

const order = ['poor', 'fair', 'good'];

/** Sorts the findings, the weakest first. */
export const weakestFirst = (sections: readonly AssessmentSection[]): AssessmentSection[] =>
  [...sections].sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));

/** Summarises an assessment in one sentence about its weakest subjects. */
export function verdictOf(sections: readonly AssessmentSection[]): Verdict {
  for (const level of ['poor', 'fair'] as const) {
    const codes = sections.filter((section) => section.level === level).map(({ code }) => code);
    if (codes.length > 0) return { level, codes };
  }
  return { level: 'good', codes: [] };
}

/** Most changes to suggest at once: nobody makes more at a time. */
const MOST_CHANGES = 3;

/** Selects the changes to suggest, the most important first. */
export const changesOf = (sections: readonly AssessmentSection[]): AssessmentSection[] =>
  weakestFirst(sections)
    .filter(({ advice }) => Boolean(advice))
    .slice(0, MOST_CHANGES);

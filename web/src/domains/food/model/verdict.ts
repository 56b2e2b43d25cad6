import type { AssessmentCode, AssessmentSection } from '@health-app/sdk';

export interface Verdict {
  level: 'poor' | 'fair' | 'good';
  /** The subjects of this level; empty where all are good. */
  codes: AssessmentCode[];
}

const order = ['poor', 'fair', 'good'];

/** The findings, the weakest first. */
export const weakestFirst = (sections: readonly AssessmentSection[]): AssessmentSection[] =>
  [...sections].sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));

/** What an assessment says in one sentence: the subjects that are furthest off. */
export function verdictOf(sections: readonly AssessmentSection[]): Verdict {
  for (const level of ['poor', 'fair'] as const) {
    const codes = sections.filter((section) => section.level === level).map(({ code }) => code);
    if (codes.length > 0) return { level, codes };
  }
  return { level: 'good', codes: [] };
}

/** The number of changes to begin with: more of them nobody makes at once. */
const MOST_CHANGES = 3;

/** What to change, the most important first. */
export const changesOf = (sections: readonly AssessmentSection[]): AssessmentSection[] =>
  weakestFirst(sections)
    .filter(({ advice }) => Boolean(advice))
    .slice(0, MOST_CHANGES);

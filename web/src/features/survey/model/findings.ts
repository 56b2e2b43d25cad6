import type { EvaluationSection } from '@health-app/sdk';

const order: readonly EvaluationSection['level'][] = ['important', 'attention', 'good'];

/** The findings, the most important first; those of one level keep their order. */
export const bySeverity = (sections: readonly EvaluationSection[]): EvaluationSection[] =>
  [...sections].sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));

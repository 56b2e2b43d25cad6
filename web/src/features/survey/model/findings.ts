import type { EvaluationSection } from '@health-app/sdk';

const order: readonly EvaluationSection['level'][] = ['important', 'attention', 'good'];

/** Sorts the findings, most important first. Findings of the same level keep their order. */
export const bySeverity = (sections: readonly EvaluationSection[]): EvaluationSection[] =>
  [...sections].sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));

import type { EvaluationSection } from '@health-app/sdk';

const order: readonly EvaluationSection['level'][] = ['important', 'attention', 'good'];

/** Sorts the findings, most important first. Findings of the same level keep their order. */
export const findingsOf = (sections: readonly EvaluationSection[]): EvaluationSection[] =>
  sections
    .filter(({ level }) => level !== 'considered')
    .sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));

/** The sections without points: what the advice and the menu take into account, such as a diagnosis. */
export const consideredIn = (sections: readonly EvaluationSection[]): EvaluationSection[] =>
  sections.filter(({ level }) => level === 'considered');

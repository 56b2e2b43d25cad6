import type { EvaluationSection } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { consideredIn, findingsOf } from './findings.ts';

const section = (code: EvaluationSection['code'], level: EvaluationSection['level']): EvaluationSection => ({
  code,
  level,
  text: code,
  itemIds: [`item-${code}`],
});

test('the findings begin with the most important one, and a diagnosis is none of them', () => {
  const sections = [
    section('conditions', 'considered'),
    section('sleep', 'good'),
    section('body', 'attention'),
    section('eating', 'important'),
  ];
  expect(findingsOf(sections).map(({ code }) => code)).toEqual(['eating', 'body', 'sleep']);
  expect(consideredIn(sections).map(({ code }) => code)).toEqual(['conditions']);
});

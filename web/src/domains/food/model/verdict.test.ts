import type { AssessmentSection } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { changesOf, verdictOf } from './verdict.ts';

const finding = (code: AssessmentSection['code'], level: AssessmentSection['level']): AssessmentSection => ({
  code,
  level,
  text: '',
  advice: level === 'good' ? null : `${code}。`,
});
const sections = [
  finding('energy', 'good'),
  finding('fiber', 'fair'),
  finding('sodium', 'poor'),
  finding('macros', 'fair'),
  finding('variety', 'fair'),
];

test('the verdict names the weakest findings, or none if all are good', () => {
  expect(verdictOf(sections)).toEqual({ level: 'poor', codes: ['sodium'] });
  expect(verdictOf([finding('energy', 'good'), finding('fiber', 'fair')])).toEqual({ level: 'fair', codes: ['fiber'] });
  expect(verdictOf([finding('energy', 'good')])).toEqual({ level: 'good', codes: [] });
});

test('at most three changes are advised, the weakest finding first', () => {
  expect(changesOf(sections).map(({ code }) => code)).toEqual(['sodium', 'fiber', 'macros']);
  expect(changesOf([finding('energy', 'good')])).toEqual([]);
});

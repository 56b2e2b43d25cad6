import type { AssessmentSection } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { changesOf, scoreLevel, verdictOf } from './verdict.ts';

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
  expect(verdictOf(sections)).toEqual({ level: 'poor', codes: ['sodium'], excess: [] });
  expect(verdictOf([finding('energy', 'good'), finding('fiber', 'fair')])).toEqual({
    level: 'fair',
    codes: ['fiber'],
    excess: [],
  });
  expect(verdictOf([finding('energy', 'good')])).toEqual({ level: 'good', codes: [], excess: [] });
});

test('a nutrient above its maximum belongs to the verdict if no finding judges it', () => {
  const cholesterol = { code: 'cholesterol', amount: 656, unit: 'mg', targetMax: 300 } as const;
  const sodium = { code: 'sodium', amount: 6000, unit: 'mg', targetMax: 2000 } as const;
  const poor = verdictOf(sections, [sodium, cholesterol]);
  expect(poor).toEqual({ level: 'poor', codes: ['sodium'], excess: [cholesterol] });
  const slightly = { ...cholesterol, amount: 310 };
  expect(verdictOf(sections, [slightly]).excess).toEqual([]);
  expect(verdictOf([finding('energy', 'good')], [slightly])).toEqual({ level: 'fair', codes: [], excess: [slightly] });
});

test('at most three changes are advised, the weakest finding first', () => {
  expect(changesOf(sections).map(({ code }) => code)).toEqual(['sodium', 'fiber', 'macros']);
  expect(changesOf([finding('energy', 'good')])).toEqual([]);
});

test('the word of a score does not praise what the verdict calls poor', () => {
  expect([91, 84, 54, Number.NaN].map((score) => scoreLevel(score, 'good'))).toEqual([
    'good',
    'fair',
    'poor',
    undefined,
  ]);
  expect([91, 84, 54, Number.NaN].map((score) => scoreLevel(score, 'poor'))).toEqual([
    'fair',
    'poor',
    'poor',
    undefined,
  ]);
  expect(scoreLevel(91, 'fair')).toBe('good');
});

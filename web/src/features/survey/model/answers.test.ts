import type { EvaluationItem } from '@health-app/sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerOf, chooseOption, draftOf, isReached } from './answers.ts';
import { barValue } from './survey-progress.ts';

const option = (optionId: string, exclusive = false) => ({ optionId, text: optionId, textEn: optionId, exclusive });

const item = (changes: Partial<EvaluationItem>): EvaluationItem => ({
  itemId: 'item-conditions',
  questionType: 1,
  requiredFlag: 1,
  text: '医生诊断过下列哪些情况？',
  textEn: 'Which of these has a doctor diagnosed?',
  options: [option('diabetes2'), option('gout'), option('none', true)],
  input: null,
  showWhen: null,
  answer: null,
  ...changes,
});

const height = item({
  itemId: 'item-height',
  questionType: 2,
  options: [],
  input: { unit: 'cm', min: 30, max: 260, decimals: 1 },
});

describe('options', () => {
  test('a new single choice replaces the one before', () => {
    expect(chooseOption(item({ questionType: 0 }), ['gout'], 'diabetes2')).toEqual(['diabetes2']);
  });

  test('"none of these" excludes all other options', () => {
    expect(chooseOption(item({}), ['diabetes2', 'gout'], 'none')).toEqual(['none']);
    expect(chooseOption(item({}), ['none'], 'gout')).toEqual(['gout']);
    expect(chooseOption(item({}), ['gout'], 'gout')).toEqual([]);
  });

  test('no sequence of taps chooses an exclusive option with another', () => {
    const question = item({});
    const ids = question.options.map(({ optionId }) => optionId);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ids)), (taps) => {
        const chosen = taps.reduce((before, id) => chooseOption(question, before, id), [] as string[]);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen.includes('none') && chosen.length > 1).toBe(false);
      }),
    );
  });
});

describe('answers', () => {
  test('a required question needs an answer; an optional one may stay empty', () => {
    const blank = { optionIds: [], text: ' ' };
    expect(answerOf(item({}), blank)).toBeUndefined();
    expect(answerOf(item({ requiredFlag: 0 }), blank)).toEqual({ optionIds: [], value: null });
  });

  test('a number is rounded to the decimals of its field, and refused out of range', () => {
    expect(answerOf(height, { optionIds: [], text: '162,5' })).toEqual({ optionIds: [], value: 162.5 });
    expect(answerOf(height, { optionIds: [], text: '162.55' })).toEqual({ optionIds: [], value: 162.6 });
    expect(answerOf(height, { optionIds: [], text: '29' })).toBeUndefined();
  });

  test('options that no longer exist are omitted', () => {
    expect(answerOf(item({}), { optionIds: ['gout', 'plague'], text: '' })).toEqual({
      optionIds: ['gout'],
      value: null,
    });
    expect(answerOf(item({}), { optionIds: ['plague'], text: '' })).toBeUndefined();
  });

  test('a stored number becomes the text of its field', () => {
    const answered = { ...height, answer: { optionIds: [], value: 162 } };
    expect(draftOf(answered, String)).toEqual({ optionIds: [], text: '162' });
    expect(isReached(answered)).toBe(true);
    expect(isReached(height)).toBe(false);
  });
});

test('the progress bar never runs backwards while questions appear and disappear', () => {
  expect(barValue(0, { position: 6, answered: 5, total: 11 })).toBeCloseTo(5 / 11);
  expect(barValue(0.5, { position: 6, answered: 5, total: 12 })).toBe(0.5);
  expect(barValue(0, { position: 1, answered: 0, total: Number.NaN })).toBe(0);
  const progress = fc.record({ answered: fc.nat(100), total: fc.nat(100), position: fc.nat(100) });
  fc.assert(
    fc.property(fc.array(progress), (steps) => {
      const shown = [0];
      for (const step of steps) shown.push(barValue(shown.at(-1) ?? 0, step));
      for (const [index, value] of shown.entries()) {
        expect(value).toBeGreaterThanOrEqual(shown[index - 1] ?? 0);
        expect(value).toBeLessThanOrEqual(1);
      }
    }),
  );
});

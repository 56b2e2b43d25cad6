import { describe, expect, test } from 'vitest';
import { analysisRecord as record } from '#domains/meal/model/testing.ts';
import { eatenBefore, unfinishedOf } from './records.ts';

describe('records of meals', () => {
  test('the record of a meal is unfinished until it is saved in the diary', () => {
    const all = [
      record('a', { status: 'submitted', saved: false }),
      record('b', { status: 'failed', saved: false }),
      record('c', { saved: false }),
      record('d'),
    ];
    expect(unfinishedOf(all).map(({ analysisId }) => analysisId)).toEqual(['a', 'b', 'c']);
  });

  test('past meals are offered once each, those of the same meal type first', () => {
    const eggs = [{ name: '鸡蛋', amount: 50 }];
    const all = [
      record('a'),
      record('b'),
      record('c', { mealType: 'breakfast', foods: eggs }),
      record('d', { status: 'failed', saved: false, foods: [{ name: 'x', amount: 1 }] }),
    ];
    expect(eatenBefore(all, 'breakfast', 3).map(({ analysisId }) => analysisId)).toEqual(['c', 'a']);
    expect(eatenBefore(all, 'lunch', 1).map(({ analysisId }) => analysisId)).toEqual(['a']);
  });
});

import type { EvaluationItem, HealthTag } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { profileDifferences } from './profile-differences.ts';

const tag = (tagId: string): HealthTag => ({ tagId, name: tagId, nameEn: tagId });
const [diabetes, uricAcid, gout, smoking] = ['diabetes', 'uricAcid', 'gout', 'smoking'].map(tag) as [
  HealthTag,
  HealthTag,
  HealthTag,
  HealthTag,
];
const all = [diabetes, uricAcid, gout, smoking];

const option = (optionId: string, tagIds?: string[]) => ({
  ...{ optionId, text: optionId, textEn: optionId, exclusive: optionId === 'none' },
  ...(tagIds && { tagIds }),
});

/** The question about conditions with an answer; `undefined` for one that was not reached. */
const asked = (optionIds?: string[]): EvaluationItem[] => [
  {
    ...{
      itemId: 'item-conditions',
      questionType: 1,
      requiredFlag: 1,
      text: '',
      textEn: '',
      input: null,
      showWhen: null,
    },
    options: [option('diabetes2', ['diabetes']), option('hyperuricaemia', ['uricAcid', 'gout']), option('none')],
    answer: optionIds ? { optionIds, value: null } : null,
  },
];

test('an answer that the profile lacks is offered to it', () => {
  expect(profileDifferences(asked(['diabetes2']), [smoking], all)).toEqual([{ tag: diabetes, answered: true }]);
});

test('a tag of the profile that the answers lack is asked about', () => {
  expect(profileDifferences(asked(['none']), [diabetes, smoking], all)).toEqual([{ tag: diabetes, answered: false }]);
});

test('any tag of an option agrees with it, and the first one is offered', () => {
  expect(profileDifferences(asked(['hyperuricaemia']), [gout], all)).toEqual([]);
  expect(profileDifferences(asked(['hyperuricaemia']), [], all)).toEqual([{ tag: uricAcid, answered: true }]);
  expect(profileDifferences(asked(['none']), [gout], all)).toEqual([{ tag: gout, answered: false }]);
});

test('a question that was skipped or not reached says nothing about the profile', () => {
  expect(profileDifferences(asked([]), [diabetes], all)).toEqual([]);
  expect(profileDifferences(asked(), [diabetes], all)).toEqual([]);
});

test('a tag that is no longer offered is not added', () => {
  expect(profileDifferences(asked(['diabetes2']), [], [gout])).toEqual([]);
});

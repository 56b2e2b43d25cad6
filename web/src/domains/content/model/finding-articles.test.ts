import type { AssessmentSection, ContentItem, HealthDataType } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { readingFor } from './finding-articles.ts';

const item = (contentId: string, ...healthDataTypes: HealthDataType[]): ContentItem => ({
  contentId,
  contentType: 'article',
  membersOnly: false,
  title: contentId,
  summary: '',
  cover: null,
  minutes: 3,
  taskTypes: ['diet'],
  healthDataTypes,
});
const finding = (code: AssessmentSection['code'], level: AssessmentSection['level']): AssessmentSection => ({
  code,
  level,
  text: '',
  advice: null,
});

test('articles about most of the weak findings come first, unrelated ones are omitted', () => {
  const items = [item('uric', 'uricAcid'), item('weight', 'weight'), item('plate', 'weight', 'bloodSugar')];
  const ids = (...sections: AssessmentSection[]) => readingFor(items, sections).map(({ contentId }) => contentId);
  expect(ids(finding('energy', 'fair'), finding('fiber', 'poor'))).toEqual(['plate', 'weight']);
  expect(ids(finding('glycemicLoad', 'poor'))).toEqual(['plate']);
  expect(ids(finding('energy', 'good'), finding('variety', 'poor'))).toEqual([]);
});

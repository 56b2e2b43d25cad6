import { expect, test } from 'vitest';
import { givesHealthData, needsGuardian } from './health-data-consent.ts';

test('a guardian’s consent is needed only for a person under 14', () => {
  expect(needsGuardian({ age: 13 })).toBe(true);
  expect(needsGuardian({ age: 14 })).toBe(false);
  expect(needsGuardian({ age: undefined })).toBe(false);
});

test('a name and a cleared value are not health data', () => {
  expect(givesHealthData({ userName: '晓晓', birthDate: '2015-01-01' })).toBe(false);
  expect(givesHealthData({ height: null, weight: null, healthTagIds: [] })).toBe(false);
  expect(givesHealthData({ weight: 40 })).toBe(true);
  expect(givesHealthData({ healthTagIds: ['tag-3001'] })).toBe(true);
});

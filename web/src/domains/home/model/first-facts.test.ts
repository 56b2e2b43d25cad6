import { expect, test } from 'vitest';
import { openFacts, readAnswer } from './first-facts.ts';

const newcomer = { userName: '用户5678', phoneNumber: '13900005678' };
const today = '2026-11-20';

test('a new account is asked for the facts its product needs, the birth date before the height', () => {
  expect(openFacts(newcomer, 'general', [])).toEqual(['userName', 'birthDate', 'gender', 'height']);
  expect(openFacts(newcomer, 'food', [])).toEqual(['userName', 'birthDate', 'gender', 'height', 'weight']);
});

test('a known or skipped fact is not asked for', () => {
  const known = { ...newcomer, userName: '林晓', birthDate: '1988-05-12', gender: 0 as const, height: 162 };
  expect(openFacts(known, 'food', [])).toEqual(['weight']);
  expect(openFacts(known, 'food', ['weight'])).toEqual([]);
  expect(openFacts({ ...known, gender: -1 }, 'general', ['gender'])).toEqual([]);
});

test('a person who skips the birth date is not asked for height or weight', () => {
  expect(openFacts(newcomer, 'ai', ['birthDate'])).toEqual(['userName', 'gender']);
});

test('a valid answer becomes an input; an invalid one is undefined', () => {
  expect(readAnswer('userName', ' 林晓 ', today)).toEqual({ userName: '林晓' });
  expect(readAnswer('userName', '  ', today)).toBeUndefined();
  expect(readAnswer('birthDate', '2027-01-01', today)).toBeUndefined();
  expect(readAnswer('gender', '1', today)).toEqual({ gender: 1 });
  expect(readAnswer('height', '162', today)).toEqual({ height: 162 });
  expect(readAnswer('weight', '1000', today)).toBeUndefined();
});

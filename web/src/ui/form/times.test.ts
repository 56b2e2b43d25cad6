import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinutes, nextTime, readTime } from './times.ts';

describe('the next suggested time', () => {
  it('the next suggested time is never a duplicate', () => {
    const times: string[] = [];
    for (let count = 0; count < 8; count++) times.push(nextTime(times));
    expect(new Set(times).size).toBe(8);
    expect(times.slice(0, 4)).toEqual(['08:00', '20:00', '14:00', '18:00']);
  });
});

describe('a typed time', () => {
  it.each([
    ['16:30', '16:30'],
    ['7:05', '07:05'],
    ['705', '07:05'],
    ['0705', '07:05'],
    [' 21.15 ', '21:15'],
    ['２１：１５', '21:15'],
    ['0000', '00:00'],
    ['7:05 pm', '19:05'],
    ['7:05\u202fAM', '07:05'],
    ['12:05 a.m.', '00:05'],
    ['12:05 PM', '12:05'],
    ['下午7:05', '19:05'],
    ['上午12:05', '00:05'],
  ])('the typed time %s is read as %s', (text, time) => expect(readTime(text)).toBe(time));

  it.each([
    '',
    '7',
    '24:00',
    '12:60',
    '1:5',
    '12:345',
    '-7:05',
    '7 05',
    '13:05 pm',
    '0:05 am',
    '上午7:05 pm x',
    'noon',
  ])('the text %s is not a time', (text) => expect(readTime(text)).toBeUndefined());

  it('a typed text is read as a time of day or not at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789:.： ')) }), (text) => {
        expect(readTime(text) ?? '00:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      }),
    );
  });
});

it('adding minutes moves a time across midnight', () => {
  expect([addMinutes('23:59', 1), addMinutes('00:00', -1), addMinutes('09:59', 1)]).toEqual([
    '00:00',
    '23:59',
    '10:00',
  ]);
});

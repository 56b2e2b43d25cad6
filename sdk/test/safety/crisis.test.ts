import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emergencyNumbers, showsDanger } from '../../src/safety/index.ts';

describe('showsDanger', () => {
  it.each([
    '我不想活了，想把药都吃掉',
    '我 不 想 活 了',
    '有时候想死。',
    '不如死了算了',
    'I want to kill myself',
    'I don’t want to live any more',
    "I don't want to live",
    'Thinking about SUICIDE again',
    'I will take all my pills tonight',
  ])('a text that says so shows danger: %s', (text) => expect(showsDanger(text)).toBe(true));

  it.each([
    '',
    '苹果',
    '今天热死了，想死你们了',
    '药吃完了，怎么续方',
    '不想吃药',
    '鱼香肉丝',
    'The app kills my battery',
    'I live in Shanghai',
    'How do I delete all my meals?',
  ])('another text shows none: %s', (text) => expect(showsDanger(text)).toBe(false));

  it('a part is found in any text around it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(showsDanger(`${before}。不想活了。${after}`)).toBe(true);
      }),
    );
  });
});

describe('emergencyNumbers', () => {
  it.each([
    ['Asia/Shanghai', '120', '12356'],
    ['Asia/Urumqi', '120', '12356'],
    ['Asia/Hong_Kong', '999', null],
    ['Asia/Macau', '999', null],
    ['Asia/Taipei', '119', null],
    ['Europe/Berlin', '112', null],
    ['toString', '112', null],
    [undefined, '112', null],
  ])('the numbers in %s are %s and %s', (zone, emergency, crisis) =>
    expect(emergencyNumbers(zone)).toEqual({ emergency, crisis }),
  );
});

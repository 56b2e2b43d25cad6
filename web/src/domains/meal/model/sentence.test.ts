import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSentence } from './sentence.ts';

describe('isSentence', () => {
  it.each([
    '两个鸡蛋、一碗牛肉面、半个芒果',
    '一碗牛肉面',
    '200克米饭',
    '米饭和鸡蛋',
    'two eggs, a bowl of beef noodles, half a mango',
    'A bowl of rice',
    '100 g rice',
    'rice and beans',
  ])('%s is one', (text) => {
    expect(isSentence(text)).toBe(true);
  });

  it.each(['手打柠檬茶', '三明治', '两面黄', '香煎三文鱼', 'banana', 'apple pie', 'sandwich', 'onerous', '和牛', ''])(
    '%s is the name of a food',
    (text) => {
      expect(isSentence(text)).toBe(false);
    },
  );

  it('spaces around a text change nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', ' ', '  '), (text, space) => {
        expect(isSentence(`${space}${text}${space}`)).toBe(isSentence(text));
      }),
    );
  });
});

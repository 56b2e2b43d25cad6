import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hear } from '../foods/spoken.ts';

describe('a typed sentence', () => {
  const known = [
    '牛肉面',
    '包子',
    'beef noodles',
    'steamed bun',
    '两面黄',
    '三明治',
    'apple',
    'tomato and egg noodles',
  ];
  const heard = (sentence: string) => {
    const { foods: found, unknown } = hear(sentence, (name) => (known.includes(name) ? name : undefined));
    return [
      ...found.map(({ quantity, measure = '', grams, food }) =>
        grams === undefined ? `${quantity} ${measure} ${food}` : `${quantity * grams} g ${food}`,
      ),
      ...unknown,
    ];
  };

  it.each([
    ['牛肉面', ['1  牛肉面']],
    ['一碗牛肉面', ['1 碗 牛肉面']],
    ['我中午吃了半碗牛肉面。', ['0.5 碗 牛肉面']],
    ['两个包子', ['2 个 包子']],
    ['十二个包子', ['12 个 包子']],
    ['二十个包子', ['20 个 包子']],
    ['3 个包子', ['3 个 包子']],
    ['两面黄', ['1  两面黄']],
    ['三明治', ['1  三明治']],
    ['a bowl of beef noodles', ['1 bowl beef noodles']],
    ['I had two bowls of beef noodles', ['2 bowl beef noodles']],
    ['Two steamed buns', ['2  steamed bun']],
    ['2 bowls of beef noodles', ['2 bowl beef noodles']],
    ['an apple', ['1  apple']],
    ['half a large bowl of beef noodles', ['0.5 bowl beef noodles']],
    ['Tomato and egg noodles', ['1  tomato and egg noodles']],
    ['一碗牛肉面和两个包子', ['1 碗 牛肉面', '2 个 包子']],
    ['an apple and two steamed buns', ['1  apple', '2  steamed bun']],
    ['一碗牛肉面，佛跳墙', ['1 碗 牛肉面', '佛跳墙']],
    ['一份佛跳墙', ['一份佛跳墙']],
    ['200克牛肉面', ['200 g 牛肉面']],
    ['一百五十克包子', ['150 g 包子']],
    ['三两包子', ['150 g 包子']],
    ['100g beef noodles', ['100 g beef noodles']],
    ['2 kg of apples', ['2000 g apple']],
    ['½ apple', ['0.5  apple']],
    ['1/2 apple', ['0.5  apple']],
    ['half apple', ['0.5  apple']],
    ['one and a half bowls of beef noodles', ['1.5 bowl beef noodles']],
    ['一碗半牛肉面', ['1.5 碗 牛肉面']],
    ['a dozen steamed buns', ['12  steamed bun']],
    ['twelve large apples', ['12  apple']],
    ['２个包子', ['2 个 包子']],
    ['包子两个', ['2 个 包子']],
    ['apples x 3', ['3  apple']],
    ['两个包子 一碗牛肉面', ['2 个 包子', '1 碗 牛肉面']],
    ['an apple & two steamed buns', ['1  apple', '2  steamed bun']],
  ])('%s names %j', (sentence, foodsOfIt) => {
    expect(heard(sentence)).toEqual(foodsOfIt);
  });

  it('any text is heard without an error, and names only what is found', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('一二十半碗个a of两和,3面 s')) }), (text) => {
        expect(hear(text, () => undefined).foods).toEqual([]);
      }),
    );
  });

  const amounts = fc.oneof(
    fc.integer({ min: 1, max: 99 }).map((quantity) => [quantity, `${quantity}`] as const),
    fc.constantFrom([0.5, '半'] as const, [2, '两'] as const, [3, '三'] as const, [15, '十五'] as const),
  );
  const inChinese = fc.record({
    amount: amounts,
    measure: fc.constantFrom('碗', '个', '杯', '片', '克'),
    name: fc.constantFrom('牛肉面', '包子', '三明治', '两面黄'),
  });
  const inEnglish = fc.record({
    amount: fc.constantFrom([1, 'a'] as const, [2, 'two'] as const, [0.5, 'half a'] as const, [12, '12'] as const),
    measure: fc.constantFrom('bowl', 'cup', 'piece', 'slice', 'gram'),
    name: fc.constantFrom('apple', 'beef noodles', 'steamed bun'),
  });
  const isWeight = (measure: string) => ['克', 'gram'].includes(measure);

  it('any list of amounts and foods in Chinese gives them in their order', () => {
    fc.assert(
      fc.property(
        fc.array(inChinese, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('、', '，', ',', '；', '和', '加上', ' '),
        (foodsOfIt, separator) => {
          const sentence = foodsOfIt
            .map(({ amount, measure, name }) => `${amount[1]}${measure}${name}`)
            .join(separator);
          const expected = foodsOfIt.map(({ amount, measure, name }) =>
            isWeight(measure) ? `${amount[0]} g ${name}` : `${amount[0]} ${measure} ${name}`,
          );
          expect(heard(sentence)).toEqual(expected);
        },
      ),
    );
  });

  it('any list of amounts and foods in English gives them in their order', () => {
    fc.assert(
      fc.property(
        fc.array(inEnglish, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(', ', '; ', ' and ', ' with ', ' & ', ' + '),
        (foodsOfIt, separator) => {
          const sentence = foodsOfIt
            .map(({ amount, measure, name }) => `${amount[1]} ${measure}${amount[0] > 1 ? 's' : ''} of ${name}`)
            .join(separator);
          const expected = foodsOfIt.map(({ amount, measure, name }) =>
            isWeight(measure) ? `${amount[0]} g ${name}` : `${amount[0]} ${measure} ${name}`,
          );
          expect(heard(sentence)).toEqual(expected);
        },
      ),
    );
  });

  it('a part that names no food is unknown, whatever stands beside it', () => {
    fc.assert(
      fc.property(
        inChinese,
        fc.constantFrom('佛跳墙', '一份佛跳墙', '半盘佛跳墙'),
        ({ amount, measure, name }, other) => {
          const { unknown } = hear(`${amount[1]}${measure}${name}、${other}`, (one) =>
            known.includes(one) ? one : undefined,
          );
          expect(unknown).toEqual([other]);
        },
      ),
    );
  });
});

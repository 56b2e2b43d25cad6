import { describe, expect, test } from 'vitest';
import {
  addFacts,
  chineseFaultsIn,
  contradictionsIn,
  type FactsSeen,
  findingFaultsIn,
  type Kind,
  looseNumbersIn,
  markFact,
  withoutMarks,
} from './facts.ts';

/** The contradictions of planted pages. */
function contradictions(...pages: [html: string, at: string, locale?: string][]): string[] {
  const seen: FactsSeen = new Map();
  for (const [html, at, locale = 'en'] of pages) addFacts(seen, html, at, locale);
  return contradictionsIn(seen);
}

const target = (kcal: string, unit = 'kcal') => `<p>${markFact('energy.target', kcal)} <small>${unit}</small></p>`;

const urgent =
  '<span class="now"><svg class="lucide lucide-siren"><path d="M1 1"></path></svg>See a doctor today</span>';

describe('contradictions', () => {
  test.each<[string, [string, string, string?][], string[]]>([
    [
      'a target with two values',
      [
        [target('1,200'), '/assessment'],
        [target('1,700'), '/home'],
      ],
      ['energy.target: 1,200 kcal at /assessment (en); 1,700 kcal at /home (en)'],
    ],
    [
      'a number that differs between the languages',
      [
        [target('1,700'), '/home'],
        [target('1,712', '千卡'), '/home', 'zh-CN'],
      ],
      ['energy.target: 1,700 kcal at /home (en); 1,712 千卡 at /home (zh-CN)'],
    ],
    [
      'one number in two units',
      [
        [`<b>${markFact('weight.latest', '58.6')}</b> kg`, '/home'],
        [`<b>${markFact('weight.latest', '58.6')}</b> <i>斤</i>`, '/weight', 'zh-CN'],
      ],
      ['weight.latest: 58.6 kg at /home (en); 58.6 斤 at /weight (zh-CN)'],
    ],
    [
      'two names of one person, one of them in a label',
      [
        [`<p>${markFact('member.name', '王桂芳', 'user-1003')}</p>`, '/home'],
        [`<p aria-label="${markFact('member.name', '桂芳', 'user-1003')}"></p>`, '/member'],
      ],
      ['member.name user-1003 (en): 王桂芳 at /home (en); 桂芳 at /member (en)'],
    ],
    [
      'two verdicts on one reading',
      [
        [`<p>${markFact('verdict', 'High', 'systolic')}</p>`, '/home'],
        [`<p>${markFact('verdict', 'Normal', 'systolic')}</p>`, '/reading'],
      ],
      ['verdict systolic (en): High at /home (en); Normal at /reading (en)'],
    ],
    [
      'a verdict in an element with an icon, and the plain word',
      [
        [`<p>${markFact('verdict', urgent, 'systolic')}</p>`, '/home'],
        [`<p>${markFact('verdict', 'Normal', 'systolic')}</p>`, '/reading'],
      ],
      ['verdict systolic (en): See a doctor today at /home (en); Normal at /reading (en)'],
    ],
    [
      'a sum that one screen shows in parts',
      [
        [`<p>${markFact('order.total', '¥336.00', 'order-1')}</p>`, '/orders'],
        [`<p><i>${markFact('order.total', '¥336.00', 'order-1').replace('336', '</i>336<i>')}</i></p>`, '/order'],
        [`<p>${markFact('order.total', '¥356.00', 'order-1')}</p>`, '/order'],
      ],
      ['order.total order-1: ¥336.00 at /orders (en); ¥356.00 at /order (en)'],
    ],
    [
      'the target of the menu, which nothing explains',
      [
        [`<p>${markFact('menu.target', '1,200')} kcal</p>`, '/menu'],
        [target('1,700'), '/home'],
      ],
      ['menu.target and energy.target: 1,200 kcal at /menu (en); 1,700 kcal at /home (en)'],
    ],
  ])('%s', (_, pages, expected) => {
    expect(contradictions(...pages)).toEqual(expected);
  });

  test.each<[string, [string, string, string?][]]>([
    [
      'the same value in two languages, with and without its unit',
      [
        [target('1,700'), '/home'],
        [target('1,700', '千卡'), '/home', 'zh-CN'],
        [`<p>${markFact('energy.target', '1,700')}</p>`, '/diary'],
      ],
    ],
    [
      'values of two days',
      [
        [markFact('energy.eaten', '920', '2026-11-20'), '/home'],
        [markFact('energy.eaten', '1,623', '2026-11-19'), '/home'],
      ],
    ],
    [
      'a day that each language writes in its own way',
      [
        [markFact('menu.first', 'Nov 24', 'plan-1'), '/menu'],
        [markFact('menu.first', '11月24日', 'plan-1'), '/menu', 'zh-CN'],
      ],
    ],
    [
      'a verdict and a reading without one',
      [
        [markFact('verdict', 'High', 'systolic'), '/home'],
        [markFact('verdict', '', 'systolic'), '/reading'],
      ],
    ],
    [
      'another target of the menu that a screen explains',
      [
        [`<p>${markFact('menu.target', '1,200')} kcal ${markFact('menu.explained', '1,200')}</p>`, '/menu'],
        [target('1,700'), '/home'],
      ],
    ],
  ])('%s agree', (_, pages) => {
    expect(contradictions(...pages)).toEqual([]);
  });
});

test('a number with a unit is in a fact or of a known kind', () => {
  const kind: Kind = { at: /^\/foods/, text: /per 100 g$/, why: 'a table' };
  const met = new Set<Kind>();
  const found = (html: string, at = '/home') => looseNumbersIn(html, at, [kind], met);
  expect(found(target('1,700'))).toEqual([]);
  expect(found('<p>38 of <b>57</b> <small>g</small></p>')).toEqual([
    '/home shows 57 g in “38 of 57 g”, which is no fact',
  ]);
  expect(found('<p aria-label="血糖 6.0 mmol/L">¥71.60</p>')).toEqual([
    '/home shows ¥71.60 in “¥71.60”, which is no fact',
    '/home shows 6.0 mmol/L in “血糖 6.0 mmol/L”, which is no fact',
  ]);
  expect(met.size).toBe(0);
  expect(found('<p>116 kcal per 100 g</p>', '/foods')).toEqual([]);
  expect(met.size).toBe(1);
  expect(found('<p>116 kcal per 100 g</p>')).toHaveLength(1);
});

test.each([
  ['3–14 h', 'a Latin unit'],
  ['体重 58.6 kg', 'a Latin unit'],
  ['6.4mmol/L', 'a unit without its space'],
  ['每天 08:00和20:00', 'no space between Chinese and a figure'],
  ['共12 个问题', 'no space between Chinese and a figure'],
  ['使用App', 'no space between Chinese and a Latin letter'],
  ['4-6 天', 'a hyphen for a range'],
  ['变化 -0.6 公斤', 'a hyphen for a minus'],
  ['剩余: 10:00', 'a full stop, comma or colon of Latin width'],
  ['鸡蛋 (番茄炒鸡蛋)', 'brackets of Latin width'],
  ['吃了 1200 千卡', 'a number without its thousands'],
])('“%s” breaks the rule: %s', (text, rule) => {
  const rules = (html: string) => new Set(chineseFaultsIn(html).map((fault) => fault.split(':')[0]));
  expect(rules(`<p>${text}</p>`)).toEqual(new Set([rule]));
  expect(rules(`<p aria-label="${text}"></p>`)).toEqual(new Set([rule]));
});

test.each([
  '每天 08:00 和 20:00',
  '11月20日星期五 07:30',
  '48.6–62.9 公斤，−0.6 公斤',
  '6.4 mmol/L',
  'WS/T 428-2013《成人体重判定》',
  '维生素B1 和 2型糖尿病',
  '1,200 千卡（本餐）',
])('“%s” breaks no rule', (text) => {
  expect(chineseFaultsIn(`<p>${text}</p>`)).toEqual([]);
});

test('a finding agrees with the row of its nutrient, to the decimals that both have', () => {
  const finding = '<p>膳食纤维 4.2 克，建议不少于 8.3 克。</p>';
  expect(findingFaultsIn(`${finding}<div><b>膳食纤维</b><i>低</i>4.2 克，建议至少 8.33 克</div>`)).toEqual([]);
  expect(findingFaultsIn(`${finding}<div><b>膳食纤维</b><i>低</i>4.2 克，建议至少 25 克</div>`)).toHaveLength(1);
  const energy = '<p>能量 542 千卡，建议 510–680 千卡。</p><p>能量达到建议量542 千卡，建议 510–623 千卡</p>';
  expect(findingFaultsIn(energy)).toEqual([
    '“能量 542 千卡，建议 510–680 千卡。” against “能量达到建议量542 千卡，建议 510–623 千卡”',
  ]);
});

test('a text without its marks is as it was', () => {
  expect(
    withoutMarks(`<p>${markFact('member.name', '王桂芳', 'user-1003')}：${markFact('weight.latest', '58.6')}</p>`),
  ).toBe('<p>王桂芳：58.6</p>');
});

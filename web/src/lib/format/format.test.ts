import { describe, expect, it } from 'vitest';
import { createFormat, type DateStyle, formatIn, formatText } from './format.ts';
import { langOf } from './lang-of.ts';

const now = new Date(2026, 10, 20, 16, 20);
/** A Chinese date with `_` where no line breaks. */
const kept = (text: string) => text.replaceAll('_', '\u2060');
const date = (at: string | Date, style: DateStyle, locale = 'en') => formatIn(locale).date(at, style, now);

describe('a date', () => {
  it.each([
    ['long', 'November\u00a020, 2026', '2026_年11_月_20_日'],
    ['medium', 'Nov\u00a020, 2026', '2026_年11_月_20_日'],
    ['short', 'Nov\u00a020', '11_月_20_日'],
    ['weekday', 'Friday, November\u00a020', '11_月_20_日星期五'],
    ['shortDay', 'Fri, Nov\u00a020', '11_月_20_日周五'],
    ['dayOfMonth', 'November\u00a020', '11_月_20_日'],
    ['monthOfYear', 'November 2026', '2026_年11_月'],
    ['month', 'November', '十一月'],
    ['shortMonth', 'Nov', '11_月'],
    ['longWeekday', 'Friday', '星期五'],
    ['shortWeekday', 'Fri', '周五'],
    ['narrowWeekday', 'F', '五'],
  ] as const)('a date has the form %s: "%s" in English, "%s" in Chinese', (style, en, zh) => {
    expect(date('2026-11-20', style)).toBe(en);
    expect(date('2026-11-20', style, 'zh-CN')).toBe(kept(zh));
  });

  it('a date includes the year unless it is the current one', () => {
    expect(date('2025-12-30', 'short')).toBe('Dec\u00a030,\u00a02025');
    expect(date('2025-12-30', 'weekday')).toBe('Tuesday, December\u00a030, 2025');
    expect(date('2025-12-30T07:05:00+08:00', 'moment')).toBe('Tue, Dec\u00a030, 2025, 07:05');
  });
});

describe('a time', () => {
  it('a time is shown by the clock of the place where it was recorded', () => {
    expect(date('2026-11-20T07:20:00+08:00', 'time')).toBe('07:20');
    expect(date('2026-11-20T00:05:00-05:00', 'moment')).toBe('Fri, Nov\u00a020, 00:05');
    expect(date('2026-11-20T23:55:00', 'moment')).toBe('Fri, Nov\u00a020, 23:55');
    expect(date('2026-11-20T23:55:00', 'shortMoment')).toBe('Nov\u00a020, 23:55');
    expect(date('2025-11-20T23:55:00', 'shortMoment')).toBe('Nov\u00a020, 2025, 23:55');
    expect(date('2026-11-20T23:55:00', 'shortMoment', 'zh-CN')).toBe(kept('11_月_20_日 23:55'));
  });

  it('a Date and a UTC time are shown by the person’s clock', () => {
    expect(date(now, 'time')).toBe('16:20');
    expect(date(now.toISOString(), 'moment')).toBe('Fri, Nov\u00a020, 16:20');
  });
});

it('weekdays are numbered from Monday on', () => {
  expect([1, 3, 7].map((weekday) => formatIn('en').weekday(weekday))).toEqual(['Mon', 'Wed', 'Sun']);
});

it('a list is joined in the style of the language', () => {
  expect(formatIn('en').list(['08:00', '12:00', '18:30'])).toBe('08:00, 12:00, and 18:30');
  expect(formatIn('zh-CN').list(['08:00', '12:00'])).toBe('08:00 和 12:00');
  expect(formatIn('en').labels(['Fibre', 'Glycaemic load', 'BMI'])).toBe('Fibre, glycaemic load, and BMI');
  expect(formatIn('en').labels([])).toBe('');
  expect(formatIn('en').inner(['Egg', 'Tree nuts', 'IgA'])).toBe('egg, tree nuts, and IgA');
  expect(formatIn('en').inner([])).toBe('');
  expect(formatIn('zh-CN').list(['维生素 B1', '钙', '铁'])).toBe('维生素 B1、钙和铁');
});

it('a number is formatted with the requested decimals', () => {
  expect(formatIn('en').number(12164)).toBe('12,164');
  expect(formatIn('en').number(5.26)).toBe('5.3');
  expect(formatIn('en').number(64, { decimals: 1 })).toBe('64.0');
  expect(formatIn('en').number(3.4567, { atMost: 3 })).toBe('3.457');
  expect([-0.53, 0, 1.2].map((value) => formatIn('en').number(value, { decimals: 1, signed: true }))).toEqual([
    '−0.5',
    '0.0',
    '+1.2',
  ]);
  expect(formatIn('en').weight(58)).toBe('58.0');
});

it('a percentage is formatted with the requested decimals and sign', () => {
  expect(formatIn('en').percent(77)).toBe('77%');
  expect(formatIn('en').percent(5.3, { decimals: 1 })).toBe('5.3%');
  expect(formatIn('en').percent(-12.34, { atMost: 1, signed: true })).toBe('−12.3%');
});

describe('a reply that lacks a value', () => {
  const wrong = (value: unknown) => value as never;

  it.each([undefined, null, '', 'soon', 12, {}, new Date(Number.NaN)])('a dash replaces the invalid date %j', (at) => {
    expect(formatIn('en').date(wrong(at), 'moment')).toBe('—');
  });

  it.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY, '64', {}])(
    'a dash replaces the invalid number %j',
    (value) => {
      expect(formatIn('en').number(wrong(value))).toBe('—');
      expect(formatIn('en').percent(wrong(value), { decimals: 1, signed: true })).toBe('—');
      expect(formatIn('en').weight(wrong(value))).toBe('—');
    },
  );

  it.each([undefined, null, '', ' ', 7])('a dash replaces the missing text %j', (text) => {
    expect(formatText(wrong(text))).toBe('—');
  });

  it('a dash replaces a missing list and a missing text in a list', () => {
    expect(formatIn('en').list(wrong(undefined))).toBe('—');
    expect(formatIn('en').list(['08:00', wrong(undefined)])).toBe('08:00 and —');
  });
});

describe('in a region', () => {
  const china = createFormat('en', { code: 'CN', hourCycle: 'h23', firstDay: 1 });
  const america = createFormat('en', { code: 'US', hourCycle: 'h12', firstDay: 7 });
  const britain = createFormat('en', { code: 'GB', hourCycle: 'h23', firstDay: 1 });
  const germany = createFormat('en', { code: 'DE', hourCycle: 'h23', firstDay: 1 });
  const singapore = createFormat('zh-CN', { code: 'SG', hourCycle: 'h12', firstDay: 7 });
  const all = [china, america, britain, germany, singapore];

  it('dates have the order of the region', () => {
    expect(all.map((format) => format.date('2026-11-20', 'long'))).toEqual([
      'November\u00a020, 2026',
      'November\u00a020, 2026',
      '20\u00a0November 2026',
      '20\u00a0November 2026',
      kept('2026_年11_月_20_日'),
    ]);
  });

  it('times have the clock of the device', () => {
    expect(all.map((format) => format.time('20:05'))).toEqual(['20:05', '8:05\u00a0PM', '20:05', '20:05', '下午8:05']);
    expect(america.date('2026-11-20T00:05:00+08:00', 'moment', now)).toBe('Fri, Nov\u00a020, 12:05\u00a0AM');
    expect(america.time('08:00')).toBe('8:00\u00a0AM');
  });

  it('numbers have the decimal mark of the region, and never a point between thousands beside a decimal comma', () => {
    expect(all.map((format) => format.number(1_234.5))).toEqual([
      '1,234.5',
      '1,234.5',
      '1,234.5',
      '1\u202f234,5',
      '1,234.5',
    ]);
    expect([germany.percent(50), germany.money(129_400), germany.typed(1_234.56)]).toEqual([
      '50\u00a0%',
      '¥1\u202f294,00',
      '1234,56',
    ]);
    expect(china.typed(1_234.56)).toBe('1234.56');
  });

  it.each([undefined, null, '', '8:00', '2026-11-20', 8])('a dash replaces the invalid time %j', (time) => {
    expect(america.time(time as never)).toBe('—');
  });
});

describe('amounts', () => {
  it.each([
    [9.994, '9.99'],
    [10, '10'],
    [10.04, '10'],
    [10.06, '10.1'],
    [99.96, '100'],
    [100.4, '100'],
    [0.126, '0.13'],
  ])('the amount %d is shown as %s', (amount, text) => expect(formatIn('en').nutrient(amount)).toBe(text));

  it('energy is shown in whole kcal, a weight in tenths of a gram', () => {
    expect([formatIn('en').energy(412.6), formatIn('en').grams(256.7), formatIn('en').grams(4.26)]).toEqual([
      '413',
      '257',
      '4.3',
    ]);
  });
});

describe('texts of the server', () => {
  const [en, zh] = [formatIn('en'), formatIn('zh-CN')];

  it('a page shows the text in its language, else in the other one, else a dash', () => {
    expect([en.text('少放盐。', 'Use less salt.'), zh.text('少放盐。', 'Use less salt.')]).toEqual([
      'Use less salt.',
      '少放盐。',
    ]);
    expect([en.text('少放盐。'), en.text('少放盐。', ''), zh.text('', 'Use less salt.'), en.text(undefined)]).toEqual([
      '少放盐。',
      '少放盐。',
      'Use less salt.',
      '—',
    ]);
    expect(en.name({ name: '米饭', nameEn: 'Rice' })).toBe('Rice');
  });

  it('an empty list counts as missing', () => {
    expect([en.pick(['盐'], []), en.pick(['盐'], ['Salt']), zh.pick([], ['Salt'])]).toEqual([
      ['盐'],
      ['Salt'],
      ['Salt'],
    ]);
  });

  it.each([
    ['少放盐。', 'zh-CN'],
    ['Vitamin D 滴剂', 'zh-CN'],
    ['Use less salt.', 'en'],
    ['138/84', undefined],
    [undefined, undefined],
  ])('the language of %s is %s', (text, lang) => expect(langOf(text)).toBe(lang));
});

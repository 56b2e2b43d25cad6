import { singular } from './singular.ts';

/** An amount as a person says it: 两碗 is two bowls, 200 克 is 200 times one gram. */
export interface SpokenAmount {
  quantity: number;
  /** The measure without its plural, such as `碗` or `bowl`. */
  measure?: string;
  /** The weight of the measure, g, if it is a weight. */
  grams?: number;
}

type Named = SpokenAmount & { name: string };

const digits = '一二三四五六七八九';
const english = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const fractions: Record<string, string> = { '½': '0.5', '¼': '0.25', '¾': '0.75' };

/** 两 is a number before a measure, and a weight after another number: 三两 is 150 g. */
const chineseNumber = '半|两(?:百[一二三四五六七八九十]*)?|[一二三四五六七八九十百]+';
const number = String.raw`\d+(?:\.\d+)?(?:\/[1-9]\d*)?`;
const englishNumber = `(?:half a dozen|a dozen|a couple of|half an?|half|an?|some|${english.join('|')})(?= )`;
const count = new RegExp(`^(?:${number}|${chineseNumber}|${englishNumber})`);

/** A millilitre counts as a gram. */
const chineseWeights: Record<string, number> = { 克: 1, 千克: 1000, 公斤: 1000, 斤: 500, 两: 50, 毫升: 1, 升: 1000 };
const englishWeights: Record<string, number> = {
  ...{ g: 1, gram: 1, kg: 1000, kilo: 1000, kilogram: 1000, ml: 1, millilitre: 1, milliliter: 1, l: 1000 },
  ...{ litre: 1000, liter: 1000, oz: 28.35, ounce: 28.35, lb: 453.6, pound: 453.6 },
};
const chineseWeight = /^(?:千克|公斤|毫升|[克斤两升])/;
const englishWeight = /^([a-z]+) (?:of )?(?=.)|^([a-z]+) ?(?=[\u4e00-\u9fff])/;
const chineseMeasure = /^[大小]?[碗盘碟份个只根条串笼张块片杯盒袋颗把勺]/;
const englishMeasure = /^(?:(?:small|large|big) )?(\w+) of /;
const size = /^(?:small|medium|large|big) /;
const times = /^ ?[x×*] ?(\d+)$/;
const countInside = new RegExp(`^ ?(${number}|${chineseNumber})`);

/** Writes full-width digits, signs of fractions, and "one and a half" as plain numbers. */
export const withDigits = (text: string): string =>
  text
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/[½¼¾]/g, (sign) => fractions[sign] ?? sign)
    .replace(
      new RegExp(`\\b(an?|\\d+|${english.join('|')}) and a half(?= )`, 'g'),
      (_, whole: string) => `${numberOf(whole) + 0.5}`,
    );

/** The ways to read a text as an amount before a name: 两个鸡蛋, `100g rice`. */
export function amountBefore(text: string): Named[] {
  const many = count.exec(text)?.[0] ?? '';
  const rest = text.slice(many.length).trim();
  if (many === '' || rest === '') return [];
  return measured(rest, numberOf(many));
}

/** The ways to read a text as an amount after a name: 鸡蛋两个, `eggs x 2`. */
export function amountAfter(text: string): Named[] {
  for (let end = 1; end < text.length; end++) {
    const [name, rest] = [text.slice(0, end), text.slice(end)];
    const factor = times.exec(rest)?.[1];
    if (factor !== undefined) return [{ quantity: Number(factor), name }];
    const [counted = '', many] = countInside.exec(rest) ?? [];
    const measure = rest.slice(counted.length).trim();
    if (many === undefined || measure === '') continue;
    const quantity = numberOf(many);
    const grams = chineseWeights[measure] ?? englishWeights[singular(measure)];
    if (grams !== undefined) return [{ quantity, grams, name }];
    if (chineseMeasure.exec(measure)?.[0] === measure) return [{ quantity, measure, name }];
  }
  return [];
}

function numberOf(word: string): number {
  if (/^\d/.test(word)) {
    const [above = 0, below = 1] = word.split('/').map(Number);
    return above / below;
  }
  if (word === 'half a dozen') return 6;
  if (word === 'a dozen') return 12;
  if (word === 'a couple of') return 2;
  if (word === '半' || word.startsWith('half')) return 0.5;
  if (/^[a-z]/.test(word)) return Math.max(1, english.indexOf(word) + 1);
  return chineseNumberOf(word);
}

function chineseNumberOf(word: string): number {
  const digitOf = (one: string) => (one === '两' ? 2 : digits.indexOf(one) + 1);
  for (const [sign, value] of [
    ['百', 100],
    ['十', 10],
  ] as const) {
    if (!word.includes(sign)) continue;
    const [many = '', rest = ''] = word.split(sign);
    return digitOf(many || '一') * value + (rest ? chineseNumberOf(rest) : 0);
  }
  return digitOf(word);
}

/** The ways to read what follows a number. */
function measured(text: string, quantity: number): Named[] {
  const inChinese = chineseWeight.exec(text)?.[0];
  const inEnglish = englishWeight.exec(text);
  const grams =
    inChinese === undefined
      ? englishWeights[singular(inEnglish?.[1] ?? inEnglish?.[2] ?? '')]
      : chineseWeights[inChinese];
  if (grams !== undefined) {
    const name = text
      .slice((inChinese ?? inEnglish?.[0] ?? '').length)
      .replace(/^的/, '')
      .trim();
    // The weight may be the beginning of the name, such as 两 in 两面黄.
    return name
      ? [
          { quantity, grams, name },
          { quantity, name: text },
        ]
      : [];
  }
  const of = englishMeasure.exec(text);
  if (of) return [{ quantity, measure: singular(of[1] ?? ''), name: text.slice(of[0].length) }];
  const [measure] = chineseMeasure.exec(text) ?? [];
  const name = text.slice(measure?.length).trim();
  if (measure && name) {
    const half = name.startsWith('半') && name.length > 1;
    return [
      ...(half ? [{ quantity: quantity + 0.5, measure, name: name.slice(1) }] : []),
      { quantity, measure, name },
      { quantity, name: text },
    ];
  }
  return [{ quantity, name: text.replace(size, '') }];
}

/** A food as a person says it: `一碗牛肉面` is one bowl of `牛肉面`. */
export interface Spoken {
  quantity: number;
  /** The measure without its plural, such as `碗` or `bowl`. */
  measure?: string;
  name: string;
}

const digits = '一二三四五六七八九';
const englishNumbers = ['a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const eating = /^(?:我|今天|早上|早餐|中午|午餐|晚上|晚餐|刚才|刚)*(?:吃了|喝了|吃|喝)|^(?:i )?(?:had|ate|drank) /;
const count =
  /^(?:半|[一二两三四五六七八九十]+|\d+(?:\.\d+)?|(?:half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten)(?= ))/;
const chineseMeasure = /^[大小]?[碗盘碟份个只根条串笼张块片杯盒袋颗把两]/;
const englishMeasure = /^(?:(?:small|large|big) )?(\w+) of /;
/** Between the foods of a text without double spaces. */
const separators = / ?(?:[、，,；;＋+]|和|加上|\band\b|\bwith\b) ?/;

/** An English word without the `s` of its plural. */
export const singular = (word: string): string => word.replace(/(?<=[a-z]{2})s$/, '');

function numberOf(word: string): number {
  if (word === '半' || word.startsWith('half')) return 0.5;
  if (word === 'an') return 1;
  if (/^\d/.test(word)) return Number(word);
  const [tens = '', ones = ''] = word.includes('十') ? word.split('十') : ['', word];
  const digitOf = (one: string) => (one === '两' ? 2 : digits.indexOf(one) + 1);
  if (/^[a-z]/.test(word)) return Math.max(1, englishNumbers.indexOf(word));
  return (word.includes('十') ? digitOf(tens || '一') * 10 : 0) + (ones ? digitOf(ones) : 0);
}

/** The ways to read a text as one food, the most literal first. */
function readings(text: string): Spoken[] {
  const said: Spoken[] = [{ quantity: 1, name: text }];
  const many = count.exec(text)?.[0] ?? '';
  const rest = text.slice(many.length).trim();
  if (many && rest) said.push(...measured(rest).map((one) => ({ quantity: numberOf(many), ...one })));
  return said.flatMap((one) => (one.name === singular(one.name) ? one : [one, { ...one, name: singular(one.name) }]));
}

/** The ways to read what follows a number. */
function measured(text: string): Omit<Spoken, 'quantity'>[] {
  const english = englishMeasure.exec(text);
  if (english) return [{ measure: singular(english[1] ?? ''), name: text.slice(english[0].length) }];
  const [measure] = chineseMeasure.exec(text) ?? [];
  const name = text.slice(measure?.length).trim();
  // The measure may be the beginning of the name, such as 两 in 两面黄.
  return measure && name ? [{ measure, name }, { name: text }] : [{ name: text }];
}

/** The foods that a text names, and the parts of it that name none. */
export interface Heard<Found> {
  foods: (Spoken & { food: Found })[];
  unknown: string[];
}

/** Finds the foods that a typed sentence names. */
export function hear<Found>(sentence: string, find: (name: string) => Found | undefined): Heard<Found> {
  const text = sentence
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/[。.！!]$/, '')
    .replace(eating, '')
    .trim();
  const one = (part: string) => {
    for (const spoken of readings(part)) {
      const food = find(spoken.name);
      if (food !== undefined) return { ...spoken, food };
    }
    return undefined;
  };
  const whole = one(text);
  if (whole) return { foods: [whole], unknown: [] };
  const parts = text.split(separators).filter((part) => part !== '');
  const found = parts.map((part) => one(part) ?? part);
  const foods = found.filter((part) => typeof part !== 'string');
  return foods.length === 0
    ? { foods, unknown: [sentence] }
    : { foods, unknown: found.filter((part) => typeof part === 'string') };
}

/**
 * Facts of rendered screens: the values that `fact` marks, and the numbers with a unit that nothing marks. Two screens that
 * show one fact of one person differently contradict each other.
 */
import type { Facts } from '#platform/fact.ts';

/** Private-use characters around a fact: its name, then its text. They survive every sentence, label and list. */
const [open, value, close] = ['\uE000', '\uE001', '\uE002'];

/** Stands for the border of an inline element, where two numbers may meet. */
const joint = '\u200B';

/** The characters before and after the value of a fact. */
export const factMarks = (id: keyof Facts, of: string[]) => [`${open}${[id, ...of].join(' ')}${value}`, close] as const;

/** Replaces `fact`: the text keeps the name of its fact. */
export const markFact = (id: keyof Facts, text: string, ...of: string[]): string => factMarks(id, of).join(text);

const marked = new RegExp(`${open}([^${value}]*)${value}([^${open}${close}]*)${close}`, 'g');

/** A text without the marks. */
export const withoutMarks = (text: string): string => text.replace(marked, '$2');

export interface Shown {
  /** The fact and what it belongs to, such as "energy.eaten 2026-11-20". */
  name: string;
  text: string;
  /** The word behind the text, if it is a unit. */
  unit: string;
}

/** The units of the app in both languages; those on one line mean the same. */
const units = [
  ['kcal', '千卡'],
  ['kJ', '千焦'],
  ['kg', '公斤'],
  ['jin', '斤'],
  ['lb', '磅'],
  ['mg', '毫克'],
  ['µg', '微克'],
  ['g', '克'],
  ['cm', '厘米'],
  ['ml', '毫升'],
  ['bpm', '次/分'],
  ['mmHg'],
  ['mmol/L'],
  ['µmol/L'],
  ['kg/m²'],
  ['steps', '步'],
  ['%'],
] as const;
const unitNames = units.flat().sort((a, b) => b.length - a.length);
const unit = unitNames.map((name) => (/^[a-zµ]/i.test(name) ? `${name}(?![\\p{L}/])` : name)).join('|');
const unitAfter = new RegExp(`^[\\s${joint}]*(${unit})`, 'u');
const figure = '\\d[\\d,.]*';
const numberWithUnit = new RegExp(
  `(?<![\\p{L}\\d.,/-])(?:[−+±]?${figure}(?: ?[–/] ?${figure})?[ ${joint}]*(?:${unit})|−?¥${figure})`,
  'gu',
);

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
const decoded = (text: string) => text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);

const inline = /<\/?(?:span|b|strong|em|i|bdi|small|sub|sup|a|time|abbr|wbr|mark|text|tspan)\b[^<>]*>/g;

/** The labels and the texts of a page, one block each, with the marks. Style sheets and scripts are left out. */
function blocksOf(html: string): string[] {
  const labels = [...html.matchAll(/ (?:aria-label|aria-valuetext|alt|placeholder|title)="([^"]+)"/g)].map(
    ([, label = '']) => label,
  );
  const texts = html
    .replace(/<!--.*?-->/g, '')
    .replace(/<(style|script)\b.*?<\/\1>|<svg\b[^<>]* class="lucide .*?<\/svg>/gs, '')
    .replace(inline, joint)
    .split(/<[^<>]*>/);
  return [...texts, ...labels]
    .map((text) =>
      decoded(text)
        .replace(/[\u2060\u2068\u2069]/g, '')
        .trim(),
    )
    .filter(Boolean);
}

const plain = (text: string) => withoutMarks(text).replaceAll(joint, '').replace(/\s+/g, ' ').trim();

/** The facts of a page. */
function factsIn(html: string): Shown[] {
  return blocksOf(html).flatMap((block) =>
    [...block.matchAll(marked)].map((match) => {
      const [whole, name = '', text = ''] = match;
      const after = withoutMarks(block.slice(match.index + whole.length));
      return { name, text: plain(text), unit: unitAfter.exec(after)?.[1] ?? '' };
    }),
  );
}

/** A kind of numbers that are no facts of the person, or that one screen alone shows. */
export interface Kind {
  /** The addresses. */
  at: RegExp;
  /** The block, with `#` in place of each fact. */
  text: RegExp;
  why: string;
}

/**
 * The numbers with a unit that are neither in a fact nor of a known kind, each with its block.
 * @param met receives the kinds that are found
 */
export function looseNumbersIn(html: string, at: string, kinds: readonly Kind[], met: Set<Kind>): string[] {
  return blocksOf(html).flatMap((block) => {
    const rest = block.replace(marked, '#');
    const numbers = [...rest.matchAll(numberWithUnit)].map(([number]) => plain(number));
    if (numbers.length === 0) return [];
    const text = plain(rest);
    const kind = kinds.find((one) => one.at.test(at) && one.text.test(text));
    if (kind) met.add(kind);
    return kind ? [] : [`${at} shows ${numbers.join(', ')} in “${text}”, which is no fact`];
  });
}

const sameUnits = new Map<string, number>(units.flatMap((names, index) => names.map((name) => [name, index] as const)));

/** The facts that a person has seen, each value with the first place. */
export type FactsSeen = Map<string, Map<string, string>>;

/**
 * Adds the facts of a page to those of its person.
 * @param locale of the page; words are compared within a language, numbers between both
 */
export function addFacts(seen: FactsSeen, html: string, at: string, locale: string): void {
  for (const { name, text, unit } of factsIn(html)) {
    const key = /\p{L}/u.test(text) ? `${name} (${locale})` : name;
    const values = seen.get(key) ?? new Map<string, string>();
    const known = `${text}${unit && ` #${sameUnits.get(unit)}`}`;
    if (!values.has(known)) values.set(known, `${[text, unit].filter(Boolean).join(' ')} at ${at} (${locale})`);
    seen.set(key, values);
  }
}

/** The facts that are equal, unless a third one, an explanation of the difference, is on a screen. */
const equals: [a: keyof Facts, b: keyof Facts, unless: keyof Facts][] = [
  ['menu.target', 'energy.target', 'menu.explained'],
];

/** The facts with several values. A value without a unit agrees with the same value in a unit. */
export function contradictionsIn(seen: FactsSeen): string[] {
  const all = new Map(seen);
  for (const [a, b, unless] of equals) {
    const [first, second] = [seen.get(a), seen.get(b)];
    if (first && second && !seen.has(unless)) all.set(`${a} and ${b}`, new Map([...first, ...second]));
  }
  return [...all].flatMap(([name, values]) => {
    const texts = new Set([...values.keys()].map((known) => known.split(' #')[0]));
    const kinds = new Set([...values.keys()].flatMap((known) => known.split(' #')[1] ?? []));
    return texts.size > 1 || kinds.size > 1 ? [`${name}: ${[...values.values()].join('; ')}`] : [];
  });
}

/** Sentences of the language rules that no Chinese text may break, each with a pattern of the fault. */
const chineseFaults: [rule: string, fault: RegExp][] = [
  ['a Latin unit', /\d ?(?:kg|g|mg|cm|kcal|h|min|bpm|days?|ml|steps?)(?![\p{L}\d/])/gu],
  ['a unit without its space', /\d(?:mmol|µmol|mmHg)/gu],
  ['no space between Chinese and a figure', /(?![年月日])\p{Script=Han}(?=[−+]?\d)|\d(?=(?![年月日])\p{Script=Han})/gu],
  ['no space between Chinese and a Latin letter', /\p{Script=Han}(?=[A-Za-z])|[A-Za-z](?=\p{Script=Han})/gu],
  ['a hyphen for a range', /(?<![\d-])\d{1,4}(?:\.\d+)?-\d{1,3}(?:\.\d+)?(?![\d-])/g],
  ['a hyphen for a minus', /(?<![\p{L}\d)])-(?=\d)/gu],
  ['a full stop, comma or colon of Latin width', /[\p{Script=Han}）”][,;:!?.](?!\d)|\d\. (?=\p{Script=Han})/gu],
  ['brackets of Latin width', /\p{Script=Han} ?\((?=\p{Script=Han})/gu],
  [
    'a number without its thousands',
    /(?<![\p{L}\d.,/-])\d{4,}(?=(?:\.\d+)?(?:–[\d,]+)? ?(?:千卡|毫升|克|毫克|微克|步))/gu,
  ],
];

/** Words that are written like this in Chinese: the standards for vitamins and types of diabetes, dates, numbers of registration, and names of packs. */
const chineseNames =
  /维生素 ?[A-Z]\d*|国[械食]注[准进健][GJ]?\d+|[12] ?型糖尿病|(?:\d{4}年)?\d{1,2}月\d{1,2}日|\d{4}年(?:\d{1,2}月)?|(?:二甲双胍|阿莫西林) 0\.5 g|(?:阿托伐他汀|华法林钠) [\d.]+ mg/gu;

/** The breaks of the Chinese rules of a page. Elements with the language of English are left out. */
export function chineseFaultsIn(html: string): string[] {
  return blocksOf(html.replace(/<(\w+)\b[^<>]* lang="en"[^<>]*>.*?<\/\1>/gs, '')).flatMap((block) => {
    const text = withoutMarks(block).replace(chineseNames, '某');
    return chineseFaults.flatMap(([rule, fault]) =>
      [...text.matchAll(fault)].map(
        ({ index }) => `${rule}: ${plain(text.slice(Math.max(0, index - 12), index + 12))}`,
      ),
    );
  });
}

/** A sentence or a row that compares the amount of a nutrient with the advice, in Chinese. */
const advised =
  /^(能量|膳食纤维|钠)\D*(\d[\d.]*(?:,\d+)?)[^\d，.]*，建议\D*(\d[\d.]*(?:,\d+)?)(?:–(\d[\d.]*(?:,\d+)?))?/;

/** The nutrients of a page whose amount or advice differs between a finding of the server and a row of the app. */
export function findingFaultsIn(html: string): string[] {
  const first = new Map<string, [text: string, numbers: string[]]>();
  return blocksOf(html).flatMap((block) => {
    const text = plain(block);
    const [, name, ...numbers] = advised.exec(text) ?? [];
    if (name === undefined) return [];
    const given = numbers.filter((number) => number !== undefined);
    const known = first.get(name);
    if (!known) first.set(name, [text, given]);
    const isSame = !known || (given.length === known[1].length && given.every((n, index) => agree(n, known[1][index])));
    return isSame ? [] : [`“${known?.[0]}” against “${text}”`];
  });
}

/** Whether two numbers are equal to the decimals of the rougher one. */
function agree(a: string, b = ''): boolean {
  const decimals = Math.min(...[a, b].map((text) => text.split('.')[1]?.length ?? 0));
  const [one, other] = [a, b].map((text) => Number(text.replaceAll(',', '')));
  return Math.abs((one ?? 0) - (other ?? 0)) <= 0.5 * 10 ** -decimals + 1e-9;
}

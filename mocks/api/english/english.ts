import { sentences } from './sentences.ts';

const words: Record<string, string> = {
  蛋白质: 'protein',
  脂肪: 'fat',
  碳水化合物: 'carbohydrate',
  钾: 'potassium',
  钙: 'calcium',
  镁: 'magnesium',
  铁: 'iron',
  锌: 'zinc',
  硒: 'selenium',
  维生素A: 'vitamin A',
  维生素B1: 'vitamin B1',
  维生素B2: 'vitamin B2',
  维生素C: 'vitamin C',
  维生素E: 'vitamin E',
  奶类: 'dairy foods',
  豆制品: 'soya foods',
  深色蔬菜: 'dark vegetables',
  瘦肉: 'lean meat',
  水果: 'fruit',
  偏瘦: 'underweight',
  正常: 'normal',
  超重: 'overweight',
  肥胖: 'obese',
  较低: 'low',
  中等: 'medium',
  偏高: 'high',
  偏大: 'large',
  '2型糖尿病': 'type 2 diabetes',
  高血压: 'high blood pressure',
  血脂异常: 'high blood lipids',
  高尿酸或痛风: 'high uric acid or gout',
  脂肪肝: 'fatty liver',
  几乎整天坐着: 'sitting nearly all day',
  '坐着为主，有步行或家务': 'mostly sitting, with some walking or housework',
  '经常走动，或每周运动 3–5 次': 'often on your feet, or exercise 3 to 5 times a week',
  '体力劳动，或几乎每天运动': 'physical work, or exercise nearly every day',
  每天: 'every day',
  '4–6 天': '4 to 6 days a week',
  '1–3 天': '1 to 3 days a week',
  几乎不吃: 'hardly ever',
  '不到 200 克': 'less than 200 g',
  '200–300 克': '200 to 300 g',
  '300–500 克': '300 to 500 g',
  '500 克以上': 'more than 500 g',
  不喝: 'never',
  '每周 1–2 次': '1 or 2 times a week',
  '每周 3–6 次': '3 to 6 times a week',
};

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The value of a table, which a name like `constructor` must not find. */
const own = (table: Record<string, string>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** The words of a list, `钙、铁和锌`, in English; undefined if one has none. */
function list(text: string): string | undefined {
  const parts = text.split(/[、和]/).map((part) => own(words, part));
  if (parts.some((part) => part === undefined)) return undefined;
  return parts.length < 2 ? parts[0] : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Thrown for a word or a list without an English form, so that its whole sentence has none. */
class Unknown extends Error {}
function word(text: string | undefined): string {
  const known = own(words, text ?? '') ?? list(text ?? '');
  if (known === undefined) throw new Unknown();
  return known;
}

type Write = (...groups: string[]) => string;

/** Sentences with values. Each pattern takes linear time, because the texts of people reach it, too. */
const patterns: [RegExp, Write][] = [
  [
    /^能量 (\S+) 千卡，建议 ([\d,]+)–([\d,]+) 千卡。$/,
    (kcal, min, max) => `Energy ${kcal} kcal; ${min}–${max} kcal are advised.`,
  ],
  [
    /^供能比：蛋白质 (\d+)%、脂肪 (\d+)%、碳水化合物 (\d+)%。$/,
    (protein, fat, carbohydrate) =>
      `Share of the energy: protein ${protein}%, fat ${fat}%, carbohydrate ${carbohydrate}%.`,
  ],
  [
    /^((?:[^\s，]+供能偏[低高]，)+)可在下一餐调整。$/,
    (all) => {
      const parts = [...(all ?? '').matchAll(/([^，]+?)供能偏([低高])/g)];
      const said = parts.map(
        ([, name, side]) => `${word(name)} gives too ${side === '低' ? 'little' : 'much'} of the energy`,
      );
      return `${capital(said.join(', '))}: balance it at the next meal.`;
    },
  ],
  [
    /^膳食纤维 (\S+) 克，建议不少于 (\S+) 克。$/,
    (grams, least) => `Fibre ${grams} g; at least ${least} g are advised.`,
  ],
  [/^钠 (\S+) 毫克，建议不超过 (\S+) 毫克。$/, (mg, most) => `Sodium ${mg} mg; at most ${most} mg are advised.`],
  [/^血糖负荷 ([^\s，]+)，(\S+)。$/, (load, level) => `Glycaemic load ${load}: ${word(level)}.`],
  [
    /^(\d+) 种维生素和矿物质中 (\d+) 种达到推荐量。$/,
    (all, reached) => `${reached} of ${all} vitamins and minerals reach what is advised.`,
  ],
  [/^([^\s，]+)不足，可增加(\S+)。$/, (short, foods) => `${capital(word(short))} fall short: eat more ${word(foods)}.`],
  [
    /^共 (\d+) 种食物，建议 (\d+) 种以上。$/,
    (count, least) => `${count} different foods; at least ${least} are advised.`,
  ],
  [
    /^(\d+) 天中有 (\d+) 天三餐记录完整。$/,
    (days, complete) => `${complete} of ${days} days have all three meals recorded.`,
  ],
  [
    /^(\d+)月(\d+)日记录了 (\d+) 餐，共 (\S+) 千卡(?:，为目标 (\S+) 千卡的 (\d+)%)?。$/,
    (month, day, meals, kcal, target, share) =>
      `${day} ${months[Number(month) - 1]}: ${meals} ${meals === '1' ? 'meal' : 'meals'} recorded, ${kcal} kcal in all${target ? `, ${share}% of the target of ${target} kcal` : ''}.`,
  ],
  [
    /^蛋白质、脂肪、碳水化合物分别供能 (\d+)%、(\d+)%、(\d+)%。$/,
    (protein, fat, carbohydrate) =>
      `Protein gives ${protein}%, fat ${fat}% and carbohydrate ${carbohydrate}% of the energy.`,
  ],
  [/^蔬菜 (\S+) 克，建议每天 300–500 克。$/, (grams) => `Vegetables ${grams} g; 300–500 g a day are advised.`],
  [/^体质指数 ([^\s，]+)，体重(\S+)。$/, (bmi, level) => `Body mass index ${bmi}: ${word(level)}.`],
  [
    /^体质指数 ([^\s，]+)，低于 16，请尽快就医。$/,
    (bmi) => `Body mass index ${bmi}, below 16: please see a doctor soon.`,
  ],
  [/^腰围 (\S+) 厘米，(\S+)。$/, (cm, level) => `Waist ${cm} cm: ${word(level)}.`],
  [/^为达到目标，每天建议摄入 (\S+) 千卡。$/, (kcal) => `For your goal, ${kcal} kcal a day are advised.`],
  [/^每天睡 (\S+) 小时，合适。$/, (hours) => `${hours} hours of sleep a day: enough.`],
  [/^每天睡 (\S+) 小时，建议 7–9 小时。$/, (hours) => `${hours} hours of sleep a day; 7–9 are advised.`],
  [
    /^个人资料中还有：([^，。]+)，请确认是否仍然如此。$/,
    (conditions) => `Your profile also says ${word(conditions)}: is this still right?`,
  ],
  [/^早餐：(.+)。$/, (answer) => `Breakfast: ${word(answer)}.`],
  [/^蔬菜：(.+)。$/, (answer) => `Vegetables: ${word(answer)}.`],
  [/^含糖饮料：(.+)。$/, (answer) => `Sugary drinks: ${word(answer)}.`],
  [/^(.+)。$/, (answer) => `${capital(word(answer))}.`],
];

/**
 * Translates a text of the mock, sentence by sentence; undefined if a sentence has no English form, as in texts of people.
 */
export function english(text: string): string | undefined {
  const whole = own(sentences, text);
  if (whole !== undefined || !text.endsWith('。')) return whole;
  const parts = text
    .slice(0, -1)
    .split('。')
    .map((part) => `${part}。`);
  const said = parts.map((part) => own(sentences, part) ?? fromPattern(part));
  return said.every((part) => part !== undefined) ? said.join(' ') : undefined;
}

function fromPattern(sentence: string): string | undefined {
  for (const [pattern, write] of patterns) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    try {
      return write(...found.slice(1));
    } catch (error) {
      if (!(error instanceof Unknown)) throw error;
    }
  }
  return undefined;
}

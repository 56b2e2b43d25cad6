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
  '1型糖尿病': 'type 1 diabetes',
  '2型糖尿病': 'type 2 diabetes',
  妊娠期糖尿病: 'gestational diabetes',
  高血压: 'high blood pressure',
  血脂异常: 'high blood lipids',
  血脂偏高: 'high blood lipids',
  高尿酸或痛风: 'high uric acid or gout',
  尿酸偏高: 'high uric acid',
  痛风: 'gout',
  脂肪肝: 'fatty liver',
  缺铁性贫血: 'iron-deficiency anaemia',
  慢性肾病: 'chronic kidney disease',
  正在透析: 'dialysis',
  心力衰竭: 'heart failure',
  做过减重手术: 'weight-loss surgery',
  有进食障碍史: 'a history of an eating disorder',
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

const months = 'January February March April May June July August September October November December'.split(' ');

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

/**
 * Sentences with values: `#a` is a number, `$a` is a word or a list of words, in both languages.
 */
// biome-ignore format: a row a sentence
const templates: [chinese: string, english: string][] = [
  ['能量 #a 千卡，建议 #b–#c 千卡。', 'Energy #a kcal; #b–#c kcal are advised.'],
  ['供能比：蛋白质 #a%、脂肪 #b%、碳水化合物 #c%。', 'Share of the energy: protein #a%, fat #b%, carbohydrate #c%.'],
  ['膳食纤维 #a 克，建议不少于 #b 克。', 'Fibre #a g; at least #b g are advised.'],
  ['钠 #a 毫克，建议不超过 #b 毫克。', 'Sodium #a mg; at most #b mg are advised.'],
  ['血糖负荷 #a，$b。', 'Glycaemic load #a: $b.'],
  ['#a 种维生素和矿物质中 #b 种达到推荐量。', '#b of #a vitamins and minerals reach what is advised.'],
  ['$a不足，可增加$b。', '$a fall short: eat more $b.'],
  ['共 #a 种食物，建议 #b 种以上。', '#a different foods; at least #b are advised.'],
  ['#a 天中有 #b 天三餐记录完整。', '#b of #a days have all three meals recorded.'],
  ['蛋白质、脂肪、碳水化合物分别供能 #a%、#b%、#c%。', 'Protein gives #a%, fat #b% and carbohydrate #c% of the energy.'],
  ['蔬菜 #a 克，建议每天 300–500 克。', 'Vegetables #a g; 300–500 g a day are advised.'],
  ['蔬菜 #a 克。', 'Vegetables #a g.'],
  ['体质指数 #a，体重$b。', 'Body mass index #a: $b.'],
  ['体质指数 #a，低于 16，请尽快就医。', 'Body mass index #a, below 16: please see a doctor soon.'],
  ['腰围 #a 厘米，$b。', 'Waist #a cm: $b.'],
  ['为达到目标，每天建议摄入 #a 千卡。', 'For your goal, #a kcal a day are advised.'],
  ['目前不适合减重，按保持体重计算，每天建议摄入 #a 千卡。', 'Losing weight would not be safe for you now. To keep your weight, #a kcal a day are advised.'],
  ['您每天约需 #a 千卡，已低于安全下限，不设能量目标，请咨询营养师。', 'You need about #a kcal a day, which is below the safe minimum for a target, so we set none: ask a dietitian.'],
  ['每天睡 #a 小时，合适。', '#a hours of sleep a day: enough.'],
  ['每天睡 #a 小时，建议 #b 小时。', '#a hours of sleep a day; #b are advised.'],
  ['个人资料中还有：$a，请确认是否仍然如此。', 'Your profile also says $a: is this still right?'],
  ['食谱已照顾到$a，不能代替医嘱。', 'The menu takes account of $a; it does not replace a doctor’s advice.'],
  ['食谱未照顾到$a，饮食请遵医嘱。', 'The menu takes no account of $a: follow your doctor’s advice on eating.'],
  ['食谱已照顾到$a，未照顾到$b，不能代替医嘱。', 'The menu takes account of $a, but not of $b; it does not replace a doctor’s advice.'],
  ['早餐：$a。', 'Breakfast: $a.'],
  ['蔬菜：$a。', 'Vegetables: $a.'],
  ['含糖饮料：$a。', 'Sugary drinks: $a.'],
  ['$a。', '$a.'],
];

type Write = (groups: Record<string, string>) => string;

/** Each pattern takes linear time, because the texts of people reach it, too. */
const patterns: [RegExp, Write][] = [
  [
    /^(?<all>(?:[^\s，]+供能偏[低高]，)+)可在下一餐调整。$/,
    ({ all = '' }) => {
      const parts = [...all.matchAll(/([^，]+?)供能偏([低高])/g)];
      const said = parts.map(
        ([, name, side]) => `${word(name)} gives too ${side === '低' ? 'little' : 'much'} of the energy`,
      );
      return `${said.join(', ')}: balance it at the next meal.`;
    },
  ],
  [
    /^(?<month>\d+)月(?<day>\d+)日记录了 (?<meals>\d+) 餐，共 (?<kcal>\S+) 千卡(?:，为目标 (?<target>\S+) 千卡的 (?<share>\d+)%)?。$/,
    ({ month, day, meals, kcal, target, share }) =>
      `${day} ${months[Number(month) - 1]}: ${meals} ${meals === '1' ? 'meal' : 'meals'} recorded, ${kcal} kcal in all${target ? `, ${share}% of the target of ${target} kcal` : ''}.`,
  ],
  ...templates.map(([chinese, said]): [RegExp, Write] => [
    new RegExp(
      `^${chinese
        .replace(/#(\w)/g, '(?<$1>[\\d.,–-]+)')
        .replace(/\$(\w)。$/, '(?<$1>.+)。')
        .replace(/\$(\w)/g, '(?<$1>[^，。]+)')}$`,
    ),
    (groups) =>
      said
        .replace(/#(\w)/g, (_, name: string) => groups[name] ?? '')
        .replace(/\$(\w)/g, (_, name: string) => word(groups[name])),
  ]),
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
      return capital(write(found.groups ?? {}));
    } catch (error) {
      if (!(error instanceof Unknown)) throw error;
    }
  }
  return undefined;
}

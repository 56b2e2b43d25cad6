import { permits } from '../../../../sdk/src/safety/index.ts';
import { figure } from '../../engine/figure.ts';
import { rounded } from '../../engine/round.ts';
import { type Advice, advice, askDietitian, firstAdvice } from '../../foods/advice.ts';
import { foodOf } from '../../foods/common/ingredients.ts';
import { type Knowledge, glycemicLoad as loadOf } from '../../foods/knowledge.ts';
import { isDiabetes } from '../../foods/limits.ts';
import { type Eaten, ingredientsOf, nutrientsOf, vegetablesIn } from '../../foods/portion.ts';
import type { NutrientCode, Nutrients } from '../../foods/table.ts';
import { type Eater, isJudged, isScored, rangeOf, sharesOf } from '../../foods/target.ts';
import type { AssessmentLevel, AssessmentSection } from '../../generated/operations.ts';

/** The subject of a judgement: a meal, a day, or the average of several days. */
export interface Subject {
  given: Nutrients;
  glycemicLoad: number;
  foodCount: number;
  /** g of vegetables */
  vegetables: number;
  /** The share of the day's energy target that the energy should have. */
  shares: readonly [min: number, max: number];
  /** The share of a day: a third for a meal. */
  part: number;
  eater: Eater;
}

const points = { good: 100, fair: 70, poor: 40 };

/** The highest score with far too much sodium, which no other section makes good: half-way from poor to fair. */
const MOST_WITH_SODIUM = (points.poor + points.fair) / 2;

/** The mean of the sections, capped with far too much sodium. Null without sections, and for a person without scores. */
export function scoreOf(sections: AssessmentSection[], eater: Eater): number | null {
  if (sections.length === 0 || !isScored(eater)) return null;
  const mean = rounded(sections.reduce((sum, { level }) => sum + points[level], 0) / sections.length, 0);
  const isTooSalty = sections.some(({ code, level }) => code === 'sodium' && level === 'poor');
  return isTooSalty ? Math.min(mean, MOST_WITH_SODIUM) : mean;
}

/** The limits of all sections hold for adults, so a child or a person of unknown age gets no sections. */
export const judgeMeal = (meal: Subject): AssessmentSection[] =>
  isJudged(meal.eater)
    ? [...energy(meal), macros(meal), ...fiber(meal), sodium(meal), glycemicLoad(meal), variety(meal, 5, 3)]
    : [];

/** The sections of a meal, and those of vitamins and minerals. */
export const judgeDay = (day: Subject): AssessmentSection[] =>
  isJudged(day.eater)
    ? [
        ...energy(day),
        macros(day),
        ...fiber(day),
        sodium(day),
        glycemicLoad(day),
        ...micronutrients(day),
        variety(day, 12, 8),
      ]
    : [];

/** Without a target, the energy is not judged. */
function energy({ given, shares, eater }: Subject): AssessmentSection[] {
  if (eater.energy === null) return [];
  const [min, max] = [eater.energy * shares[0], eater.energy * shares[1]];
  const off = given.energy < min ? 1 - given.energy / min : given.energy / max - 1;
  const level = off <= 0 ? 'good' : off <= 0.15 ? 'fair' : 'poor';
  const range = `${figure(rounded(min, 0))}–${figure(rounded(max, 0))} 千卡`;
  const change =
    given.energy < min
      ? firstAdvice(eater, advice('适当增加主食或蛋白质食物。', 'minerals'), advice('适当增加主食。'))
      : firstAdvice(eater, advice(`减少主食和烹调油的用量${askFirst(eater)}。`, 'lessFood'));
  return [section('energy', level, `能量 ${figure(given.energy)} 千卡，建议 ${range}。`, change)];
}

/**
 * Less of the staple may bring the glucose of a person too low who uses insulin or a sulfonylurea, which no health tag tells, so
 * every person with diabetes reads it.
 */
const askFirst = ({ limits: { diets } }: Eater): string =>
  diets.some(isDiabetes) ? '；用胰岛素或磺脲类降糖药的，请先咨询医生' : '';

/** The least advised for a day, g. */
const VEGETABLES = 300;

function macros({ given, eater }: Subject): AssessmentSection {
  const kcal = { protein: given.protein * 4, fat: given.fat * 9, carbohydrate: given.carbohydrate * 4 };
  const all = kcal.protein + kcal.fat + kcal.carbohydrate || 1;
  const names = { protein: '蛋白质', fat: '脂肪', carbohydrate: '碳水化合物' } as const;
  const codes = ['protein', 'fat', 'carbohydrate'] as const;
  const share = (code: keyof typeof kcal) => kcal[code] / all;
  const shares = sharesOf(eater);
  const sideOf = (code: keyof typeof kcal): '低' | '高' | undefined => {
    const [min, max] = shares[code] ?? [0, 1];
    return share(code) < min ? '低' : share(code) > max ? '高' : undefined;
  };
  const off = codes.filter(sideOf);
  const listed = codes.map((code) => `${names[code]} ${rounded(share(code) * 100, 0)}%`).join('、');
  const text = `${off.map((code) => `${names[code]}供能偏${sideOf(code)}`).join('，')}，可在下一餐调整。`;
  const change = sideOf('protein') === '低' ? advice(text, 'minerals') : advice(text);
  return section(
    'macros',
    (['good', 'fair'] as const)[off.length] ?? 'poor',
    `供能比：${listed}。`,
    firstAdvice(eater, change),
  );
}

function fiber({ given, part, vegetables, eater }: Subject): AssessmentSection[] {
  const { min } = rangeOf('fiber', eater);
  if (min === undefined) return [];
  const least = min * part;
  const level = given.fiber >= least ? 'good' : given.fiber >= 0.72 * least ? 'fair' : 'poor';
  const text = `膳食纤维 ${given.fiber} 克，建议不少于 ${rounded(least, 1)} 克。`;
  const end = vegetables < VEGETABLES * part ? '，每餐吃够一盘蔬菜。' : '。';
  const change = firstAdvice(
    eater,
    advice(`用糙米、燕麦代替部分白米饭${end}`, 'minerals'),
    advice(`用糙米、薯类代替部分白米饭${end}`, 'minerals'),
    askDietitian,
  );
  return [section('fiber', level, text, change)];
}

function sodium({ given, part, eater }: Subject): AssessmentSection {
  const most = (rangeOf('sodium', eater).max ?? Number.NaN) * part;
  const level = given.sodium <= most ? 'good' : given.sodium <= 1.5 * most ? 'fair' : 'poor';
  const text = `钠 ${figure(given.sodium)} 毫克，建议不超过 ${figure(rounded(most, 0))} 毫克。`;
  return section(
    'sodium',
    level,
    text,
    firstAdvice(eater, advice('少放盐和酱油，外食时少喝汤汁。'), advice('少放盐，外食时少喝汤汁。')),
  );
}

/** A day's glycaemic load is low below 80 and high above 120 (Brand-Miller); a meal has its share of these limits. */
function glycemicLoad({ given, glycemicLoad: load, part, eater }: Subject): AssessmentSection {
  const level = load < 80 * part ? 'good' : load <= 120 * part ? 'fair' : 'poor';
  const text = `血糖负荷 ${load}，${{ good: '较低', fair: '中等', poor: '偏高' }[level]}。`;
  const { max } = rangeOf('carbohydrate', eater);
  const change = firstAdvice(
    eater,
    // Slower kinds are better than less, unless the amount is known to be above the advised one.
    max !== undefined && given.carbohydrate > max * part
      ? advice(`主食减量${askFirst(eater)}。`, 'lessFood')
      : advice('用糙米、燕麦代替部分白米饭。', 'minerals'),
    advice('主食可以换成 GI 较低的糙米、全麦面包。', 'minerals'),
    advice('主食可以把白米饭换成糙米、玉米。', 'minerals'),
    askDietitian,
  );
  return section('glycemicLoad', level, text, change);
}

const chinese: Partial<Record<NutrientCode, string>> = {
  potassium: '钾',
  calcium: '钙',
  magnesium: '镁',
  iron: '铁',
  zinc: '锌',
  selenium: '硒',
  vitaminA: '维生素A',
  vitaminB1: '维生素B1',
  vitaminB2: '维生素B2',
  vitaminC: '维生素C',
  vitaminE: '维生素E',
};

function micronutrients({ given, eater }: Subject): AssessmentSection[] {
  const known = Object.keys(chinese) as NutrientCode[];
  const mins = known.map((code) => rangeOf(code, eater).min);
  // A count of a few says nothing about the rest.
  if (mins.includes(undefined)) return [];
  const short = known.filter((code, index) => given[code] < (mins[index] ?? 0));
  const level = short.length <= 2 ? 'good' : short.length <= 5 ? 'fair' : 'poor';
  const names = short.map((code) => chinese[code]).join('、');
  // Foods that are rich in these are rich in potassium and phosphorus too.
  if (!permits(eater.care, 'minerals')) return [];
  const text = `${known.length} 种维生素和矿物质中 ${known.length - short.length} 种达到推荐量。`;
  const more = (foods: string) => advice(`${names}不足，可增加${foods}。`, 'minerals');
  const change = firstAdvice(
    eater,
    more('奶类、深色蔬菜和瘦肉'),
    more('深色蔬菜和瘦肉'),
    more('奶类、豆制品和深色蔬菜'),
    more('豆制品和深色蔬菜'),
    more('深色蔬菜和水果'),
  );
  return [section('micronutrients', level, text, change)];
}

function variety({ foodCount, eater }: Subject, many: number, some: number): AssessmentSection {
  const level = foodCount >= many ? 'good' : foodCount >= some ? 'fair' : 'poor';
  return section(
    'variety',
    level,
    `共 ${foodCount} 种食物，建议 ${many} 种以上。`,
    firstAdvice(
      eater,
      advice('换着吃，多加一种蔬菜或豆制品。', 'minerals'),
      advice('换着吃，多加一种蔬菜。', 'minerals'),
      advice('换着吃。'),
    ),
  );
}

export const section = (
  code: AssessmentSection['code'],
  level: AssessmentLevel,
  text: string,
  change: Advice | undefined,
): AssessmentSection => {
  if (level === 'good' || !change) return { code, level, text, advice: null };
  const { text: said, needs } = change;
  return { code, level, text, advice: said, ...(needs.length > 0 && { adviceNeeds: { areas: needs } }) };
};

/** What a judgement of a meal or a day is based on. */
export function judgedOf(knowledge: Knowledge, items: Eaten[]) {
  const ingredients = items.flatMap(ingredientsOf);
  return {
    ...{ given: nutrientsOf(items), glycemicLoad: loadOf(knowledge, items) },
    ...{ foodCount: countFoods(ingredients), vegetables: vegetablesIn(ingredients) },
  };
}

/** The distinct foods of the table, without seasonings. */
const countFoods = (eaten: Eaten[]): number =>
  new Set(eaten.map(({ foodId }) => foodId).filter((foodId) => !foodOf(foodId)?.seasoning)).size;

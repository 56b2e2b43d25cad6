import { daysBetween } from '../../days.ts';
import type { Macros } from '../aiFood/food.ts';
import { type Answers, asked, type Item, isAnswered } from './answers.ts';

export interface Body {
  gender: -1 | 0 | 1;
  birthDate: string | null;
}

type Level = 'good' | 'attention' | 'important';

export interface Content {
  score: number;
  bmi: number;
  target: Macros;
  sections: { code: string; level: Level; text: string; itemIds: string[] }[];
  advice: string[];
}

const activityFactors: Record<string, number> = { sedentary: 1.2, light: 1.375, moderate: 1.55, active: 1.725 };
const MALE = 1;

/** The results of the answers, read through `chosen` and `number`. Undefined for an impossible body. */
export function assess(items: Item[], answers: Answers, body: Body, date: string): Content | undefined {
  const chosen = (id: string) => answers.get(`item-${id}`)?.optionIds ?? [];
  const one = (id: string) => chosen(id)[0] ?? '';
  const number = (id: string) => answers.get(`item-${id}`)?.value ?? null;
  const textOf = (id: string) =>
    (items.find(({ itemId }) => itemId === `item-${id}`)?.options ?? [])
      .filter(({ optionId }) => chosen(id).includes(optionId))
      .map(({ text }) => text)
      .join('、');
  const restsOn = (...ids: string[]) =>
    asked(items, answers)
      .map(({ itemId }) => itemId)
      .filter((itemId) => ids.includes(itemId.replace('item-', '')) && isAnswered(answers.get(itemId)));
  const height = number('height') ?? 0;
  const weight = number('weight') ?? 0;
  const bmi = Math.round((weight / (height / 100) ** 2) * 10) / 10;
  if (!(bmi >= 12 && bmi <= 60)) return undefined;

  const age = body.birthDate === null ? 40 : Math.floor(daysBetween(body.birthDate, date) / 365.25);
  const basal = 10 * weight + 6.25 * height - 5 * age + (body.gender === MALE ? 5 : -161); // Mifflin–St Jeor
  const goal = one('goal');
  const change = goal === 'loseWeight' ? -400 : goal === 'gainMuscle' ? 300 : 0;
  const need = basal * (activityFactors[one('activity')] ?? 1.2) + change;
  const energyTarget = Math.max(1200, Math.round(need / 50) * 50);

  const conditions = chosen('conditions').filter((id) => id !== 'none');
  const waist = number('waist');
  const sleep = number('sleep');
  const [waistRaised, waistHigh] = body.gender === MALE ? [85, 90] : [80, 85];
  const points = {
    bmi: bmi < 18.5 ? 10 : bmi >= 28 ? 20 : bmi >= 24 ? 10 : 0, // WS/T 428-2013
    waist: waist === null || waist < waistRaised ? 0 : waist < waistHigh ? 5 : 10,
    activity: { sedentary: 10, light: 4 }[one('activity')] ?? 0,
    conditions: Math.min(15, conditions.length * 5),
    breakfast: { often: 2, sometimes: 5, never: 8 }[one('breakfast')] ?? 0,
    vegetables: { upTo200: 8, upTo300: 5 }[one('vegetables')] ?? 0,
    sugaryDrinks: { weekly1to2: 2, weekly3to6: 6, daily: 10 }[one('sugaryDrinks')] ?? 0,
    sleep: sleep === null || (sleep >= 7 && sleep <= 9) ? 0 : 4,
  };
  const level = (lost: number): Level => (lost === 0 ? 'good' : lost < 10 ? 'attention' : 'important');
  const band = bmi < 18.5 ? '偏瘦' : bmi < 24 ? '正常' : bmi < 28 ? '超重' : '肥胖';
  const waistText = waist === null ? '' : `腰围 ${waist} 厘米，${points.waist === 0 ? '正常' : '偏大'}。`;
  const eating = points.breakfast + points.vegetables + points.sugaryDrinks;

  const sections: Content['sections'] = [
    {
      code: 'body',
      level: level(points.bmi + points.waist),
      text: `体质指数 ${bmi}，体重${band}。${waistText}`,
      itemIds: restsOn('height', 'weight', 'waist'),
    },
    {
      code: 'activity',
      level: level(points.activity),
      text: `${textOf('activity')}。为达到目标，每天建议摄入 ${energyTarget} 千卡。`,
      itemIds: restsOn('goal', 'height', 'weight', 'activity'),
    },
    {
      code: 'conditions',
      level: level(points.conditions),
      text:
        conditions.length === 0 ? '没有已诊断的慢性病。' : `${textOf('conditions')}。食谱已照此安排，不能代替医嘱。`,
      itemIds: restsOn('conditions', 'insulin'),
    },
    {
      code: 'eating',
      level: level(eating),
      text: `早餐：${textOf('breakfast')}。蔬菜：${textOf('vegetables')}。含糖饮料：${textOf('sugaryDrinks')}。`,
      itemIds: restsOn('breakfast', 'vegetables', 'sugaryDrinks'),
    },
  ];
  if (sleep !== null) {
    sections.push({
      code: 'sleep',
      level: level(points.sleep),
      text: `每天睡 ${sleep} 小时，${points.sleep === 0 ? '合适' : '建议 7～9 小时'}。`,
      itemIds: restsOn('sleep'),
    });
  }
  const advice = [
    one('insulin') === 'yes' && '使用胰岛素或促泌剂时不要漏餐，随身带糖，警惕低血糖。',
    conditions.includes('diabetes2') && '主食选全谷物，先吃菜和蛋白质，最后吃主食。',
    conditions.includes('dyslipidaemia') && '每天烹调油不超过 25 克，每周吃两次鱼。',
    conditions.includes('hypertension') && '每天食盐不超过 5 克。',
    conditions.includes('hyperuricaemia') && '少吃内脏、浓肉汤和贝类，每天饮水 2000 毫升以上。',
    points.vegetables > 0 && '每天吃 300～500 克蔬菜，其中一半是深色蔬菜。',
    points.sugaryDrinks > 0 && '用白水、淡茶或无糖苏打水代替含糖饮料。',
    points.activity > 0 && '每周快走 150 分钟，久坐时每小时起身一次。',
    points.sleep > 0 && '固定上床时间，睡前一小时不看屏幕。',
  ].filter((text) => text !== false);
  const lost = Object.values(points).reduce((a, b) => a + b, 0);
  const score = Math.max(0, 100 - lost);
  return { score, bmi, target: targetOf(energyTarget, goal), sections, advice };
}

/** Less carbohydrate for goals of glucose or muscle, within the recommendation for adults. */
function targetOf(energy: number, goal: string): Macros {
  const [protein, fat, carbohydrate] =
    goal === 'controlGlucose' ? [0.175, 0.3, 0.525] : goal === 'gainMuscle' ? [0.2, 0.3, 0.5] : [0.15, 0.3, 0.55];
  const grams = (share: number, perGram: number) => Math.round((energy * share) / perGram);
  return { energy, protein: grams(protein, 4), fat: grams(fat, 9), carbohydrate: grams(carbohydrate, 4) };
}

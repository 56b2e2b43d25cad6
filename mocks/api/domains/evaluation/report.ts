import {
  ageOn,
  type BodyMassClass,
  bodyMassClass,
  bodyMassEdgesAt,
  bodyMassIndex,
  type CareArea,
  type CareProfile,
  careProfile,
  decimalsAt,
  type EnergyTarget,
  energyTarget,
  lowBodyMass,
  mayLoseWeight,
  olderAge,
  type Person,
  permits,
  type WaistClass,
  waistClass,
} from '../../../../sdk/src/safety/index.ts';
import { figure } from '../../engine/figure.ts';
import { rounded } from '../../engine/round.ts';
import { type Advice, advice, firstPermitted } from '../../foods/advice.ts';
import { type Diet, isDiabetes } from '../../foods/limits.ts';
import { permittedTarget } from '../../foods/target.ts';
import type {
  DietaryGoal,
  EvaluationNoScoreReason,
  EvaluationReportContent,
  EvaluationSection,
  FoodUserInformation,
  Macros,
} from '../../generated/operations.ts';
import { sleepRangeAt } from '../healthData/normal.ts';
import { type Answers, asked, type Item, isAnswered } from './answers.ts';
import { conditionsOf, conditionsText } from './conditions.ts';

/** The facts about a person that are not questions of an assessment. */
export type Body = Pick<FoodUserInformation, 'gender' | 'birthDate' | 'healthTags'>;

/** The content of a report, without the plan that may follow from it. */
export type Content = Omit<EvaluationReportContent, 'planId' | 'advice' | 'adviceNeeds'> & { advice: Advice[] };

const activityFactors: Record<string, number> = { sedentary: 1.2, light: 1.375, moderate: 1.55, active: 1.725 };
/** A body mass index outside these limits results from a mistyped height or weight, kg/m². */
const POSSIBLE = { min: 10, max: 60 };

const classNames: Record<BodyMassClass, string> = {
  underweight: '偏瘦',
  normal: '正常',
  overweight: '超重',
  obese: '肥胖',
};
const classPoints: Record<BodyMassClass, number> = { underweight: 10, normal: 0, overweight: 10, obese: 20 };
const waistPoints: Record<WaistClass, number> = { normal: 0, preCentral: 5, central: 10 };

/** The advice of a report without a score. */
const ONLY_ADVICE: Record<EvaluationNoScoreReason, string> = {
  seeDoctor: `体质指数低于 ${lowBodyMass}，请尽快就医。`,
  eatingDisorder: '饮食和体重的数字不一定有帮助。如果您愿意，可以和医生或心理咨询师聊聊。',
  under18: '未满 18 岁，饮食和运动请咨询儿科医生或营养师。',
  ageUnknown: '请在个人资料中填写出生日期，再重新评估。',
  pregnant: '孕期的饮食、体重和运动请咨询产科医生。',
};

/** The advice of a report whose answers name no danger, for a person in danger now. */
const SEE_DOCTOR_NOW = '您现在的体重需要医生查看，请尽快就医。';

function noScoreReasonOf({ age }: Person, { states, doctor }: CareProfile): EvaluationNoScoreReason | null {
  if (doctor) return 'seeDoctor';
  if (states.includes('eatingDisorder')) return 'eatingDisorder';
  if (age === undefined) return 'ageUnknown';
  if (states.includes('under18')) return 'under18';
  return states.includes('pregnant') ? 'pregnant' : null;
}

/** What two profiles of one person withhold together: that of the answers, and that of now. */
function together(one: CareProfile, other: CareProfile): CareProfile {
  const all = [...one.withheld, ...other.withheld];
  const areas = [...new Set(all.map(({ area }) => area))];
  const doctors = [one.doctor, other.doctor];
  return {
    states: [...new Set([...one.states, ...other.states])],
    withheld: areas.map((area) => ({
      area,
      reasons: [...new Set(all.flatMap((withheld) => (withheld.area === area ? withheld.reasons : [])))],
    })),
    doctor: doctors.includes('now') ? 'now' : doctors.includes('soon') ? 'soon' : null,
  };
}

/** From 65 on, balance and strength come before walking, because they prevent falls (WHO guidelines on activity, 2020). */
const exerciseAdvice = ({ age }: Person): string =>
  age !== undefined && age >= olderAge
    ? '每周三次练习平衡和力量，先防跌倒，再增加步行。'
    : '每周快走 150 分钟，久坐时每小时起身一次。';

/** @param isRefused whether the person chose to lose weight, which would not be safe */
function energyTextOf(energy: EnergyTarget | undefined, isRefused: boolean): string {
  if (!energy) return '';
  const { need, target } = energy;
  if (target === null) return `您每天约需 ${figure(need)} 千卡，已低于安全下限，不设能量目标，请咨询营养师。`;
  return isRefused
    ? `目前不适合减重，按保持体重计算，每天建议摄入 ${figure(target)} 千卡。`
    : `为达到目标，每天建议摄入 ${figure(target)} 千卡。`;
}

/** Whether the height and the weight of the answers can belong to one person. */
export function isPlausible(answers: Answers): boolean {
  const number = (id: string) => answers.get(id)?.value ?? undefined;
  const index = bodyMassIndex({ height: number('item-height'), weight: number('item-weight') });
  return index === undefined || (index >= POSSIBLE.min && index <= POSSIBLE.max);
}

/** The facts of a report that are not answers. */
export interface Circumstances {
  body: Body;
  /** The day of the report. */
  date: string;
  /** What applies to the person now: a report of before shows no more than that permits. */
  current: CareProfile;
  /** Whether there is a menu for an energy target, kcal per day. */
  hasMenu: (energy: number) => boolean;
}

/** Computes the results of the answers, read through `chosen` and `number`. Undefined for an impossible body. */
export function assess(
  items: Item[],
  answers: Answers,
  { body, date, current, hasMenu }: Circumstances,
): Content | undefined {
  const chosen = (id: string) => answers.get(`item-${id}`)?.optionIds ?? [];
  const one = (id: string) => chosen(id)[0] ?? '';
  const number = (id: string) => answers.get(`item-${id}`)?.value ?? null;
  const optionsOf = (id: string) =>
    (items.find(({ itemId }) => itemId === `item-${id}`)?.options ?? []).filter(({ optionId }) =>
      chosen(id).includes(optionId),
    );
  const textOf = (id: string) =>
    optionsOf(id)
      .map(({ text }) => text)
      .join('、');
  const restsOn = (...ids: string[]) =>
    asked(items, answers)
      .map(({ itemId }) => itemId)
      .filter((itemId) => ids.includes(itemId.replace('item-', '')) && isAnswered(answers.get(itemId)));
  const person: Person = {
    gender: body.gender,
    age: ageOn(date, body.birthDate),
    height: number('height') ?? undefined,
    weight: number('weight') ?? undefined,
    conditions: body.healthTags.flatMap(({ code }) => code ?? []),
  };
  const index = bodyMassIndex(person);
  if (index === undefined || !isPlausible(answers)) return undefined;
  const own = careProfile(person);
  const care = together(own, current);
  const may = (area: CareArea) => permits(care, area);
  const noScoreReason = noScoreReasonOf(person, care);
  const isLow = noScoreReason === null && care.states.includes('underweight');
  const bodyClass = noScoreReason === null || own.doctor ? bodyMassClass(index, person.age) : undefined;
  // Uses more decimals near a limit between classes, so that the displayed value is in the class of the exact one.
  const bmi = rounded(index, decimalsAt(index, Object.values(bodyMassEdgesAt(person.age))));

  const goal = one('goal');
  const energy = may('energyBalance')
    ? energyTarget(person, goal as DietaryGoal, activityFactors[one('activity')] ?? 1.2)
    : undefined;
  const kcal = energy?.target ?? undefined;

  const conditions = conditionsOf(optionsOf('conditions'), body.healthTags);
  const known = [...conditions.answered, ...conditions.unsaid];
  const has = (...codes: Diet[]) => known.some(({ code }) => code !== undefined && codes.includes(code));
  const waist = number('waist');
  const sleep = number('sleep');
  const sleepRange = sleepRangeAt(person.age);
  const waistBand = bodyClass && waistClass(waist ?? undefined, person);
  const points = {
    bmi: bodyClass ? classPoints[bodyClass] : 0,
    waist: waistBand ? waistPoints[waistBand] : 0,
    activity: { sedentary: 10, light: 4 }[one('activity')] ?? 0,
    breakfast: { often: 2, sometimes: 5, never: 8 }[one('breakfast')] ?? 0,
    vegetables: { upTo200: 8, upTo300: 5 }[one('vegetables')] ?? 0,
    sugaryDrinks: { weekly1to2: 2, weekly3to6: 6, daily: 10 }[one('sugaryDrinks')] ?? 0,
    sleep: sleep === null || !sleepRange || (sleep >= sleepRange.min && sleep <= sleepRange.max) ? 0 : 4,
  };
  const level = (lost: number): EvaluationSection['level'] =>
    lost === 0 ? 'good' : lost < 10 ? 'attention' : 'important';
  const waistText = waistBand ? `腰围 ${waist} 厘米，${points.waist === 0 ? '正常' : '偏大'}。` : '';
  const bodyText = own.doctor
    ? `体质指数 ${bmi}，低于 ${lowBodyMass}，请尽快就医。`
    : `体质指数 ${bmi}，体重${bodyClass && classNames[bodyClass]}。`;
  const isRefused = goal === 'loseWeight' && !mayLoseWeight(person);
  const energyText = isLow ? '您的体重偏低，目标改为逐步增重，请咨询医生。' : energyTextOf(energy, isRefused);
  const eating = points.breakfast + points.vegetables + points.sugaryDrinks;

  const sections: EvaluationSection[] = [
    ...(bodyClass
      ? [
          {
            code: 'body' as const,
            level: noScoreReason ? ('important' as const) : level(points.bmi + points.waist),
            text: bodyText + waistText,
            itemIds: restsOn('height', 'weight', 'waist'),
          },
        ]
      : []),
    {
      code: 'activity',
      level: noScoreReason ? 'attention' : level(points.activity),
      text: `${textOf('activity')}。${energyText}`,
      itemIds: restsOn('goal', 'height', 'weight', 'activity'),
    },
    {
      code: 'eating',
      level: level(eating),
      text: `早餐：${textOf('breakfast')}。蔬菜：${textOf('vegetables')}。含糖饮料：${textOf('sugaryDrinks')}。`,
      itemIds: restsOn('breakfast', 'vegetables', 'sugaryDrinks'),
    },
  ];
  if (sleep !== null && sleepRange) {
    sections.push({
      code: 'sleep',
      level: level(points.sleep),
      text: `每天睡 ${sleep} 小时，${points.sleep === 0 ? '合适' : `建议 ${sleepRange.min}–${sleepRange.max} 小时`}。`,
      itemIds: restsOn('sleep'),
    });
  }
  // A diagnosis is no habit, so it costs no points and follows the findings.
  sections.push({
    code: 'conditions',
    level: 'considered',
    text: conditionsText(conditions, kcal !== undefined && hasMenu(kcal)),
    itemIds: restsOn('conditions', 'insulin'),
  });
  const insulin = one('insulin') === 'yes' ? [advice('使用胰岛素或促泌剂时不要漏餐，随身带糖，警惕低血糖。')] : [];
  const habits = [
    known.some(({ code }) => code !== undefined && isDiabetes(code)) && [
      advice('主食选全谷物，先吃菜和蛋白质，最后吃主食。', 'minerals'),
      advice('先吃菜和蛋白质，最后吃主食。'),
    ],
    has('highBloodLipids') && [
      advice('每天烹调油不超过 25 克，每周吃两次鱼。', 'minerals'),
      advice('每天烹调油不超过 25 克。'),
    ],
    has('highBloodPressure') && [advice('每天食盐不超过 5 克。')],
    has('highUricAcid', 'gout') && [
      advice('少吃内脏、浓肉汤和贝类，每天饮水 2,000 毫升以上。', 'fluidTarget'),
      advice('少吃内脏、浓肉汤和贝类，饮水量请咨询医生。'),
    ],
    points.vegetables > 0 && [
      advice('每天吃 300–500 克蔬菜，其中一半是深色蔬菜。', 'minerals'),
      advice('蔬菜的种类和量请咨询医生或营养师。'),
    ],
    points.sugaryDrinks > 0 && [advice('用白水或淡茶代替含糖饮料。')],
    points.activity > 0 && [advice(exerciseAdvice(person), 'exercise')],
    points.sleep > 0 && [advice('固定上床时间，睡前一小时不看屏幕。')],
  ].flatMap((texts) => (texts && firstPermitted(care, ...texts)) || []);
  const isEndangeredNow = noScoreReason === 'seeDoctor' && !own.doctor;
  const texts = noScoreReason
    ? [advice(isEndangeredNow ? SEE_DOCTOR_NOW : ONLY_ADVICE[noScoreReason]), ...insulin]
    : [...insulin, ...habits];
  const lost = Object.values(points).reduce((a, b) => a + b, 0);
  const score = noScoreReason ? null : Math.max(0, 100 - lost);
  const target = kcal === undefined ? null : permittedTarget(targetOf(kcal, goal), care);
  return { score, noScoreReason, bmi, target, sections, advice: texts };
}

/** Less carbohydrate for goals about glucose or muscle, within the recommendation for adults. */
function targetOf(energy: number, goal: string): Macros {
  const [protein, fat, carbohydrate] =
    goal === 'controlGlucose' ? [0.175, 0.3, 0.525] : goal === 'gainMuscle' ? [0.2, 0.3, 0.5] : [0.15, 0.3, 0.55];
  const grams = (share: number, perGram: number) => Math.round((energy * share) / perGram);
  return { energy, protein: grams(protein, 4), fat: grams(fat, 9), carbohydrate: grams(carbohydrate, 4) };
}

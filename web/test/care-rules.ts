/**
 * What may and must not stand on a screen by the state of its person. A rule holds at every address, so a new screen takes
 * part by itself.
 */
import type { CareProfile } from '@health-app/sdk';
import { type CareArea, careAreas, permits } from '@health-app/sdk/safety';
import type { TestPerson } from '../../mocks/api/test/people.ts';
import { textOf } from './bilingual.ts';

/** Words of an area that the app forms, in both languages. */
const ofApp: Partial<Record<CareArea, RegExp[]>> = {
  energyBalance: [
    textOf(
      'kcal left',
      'kcal over',
      '{by} g over',
      '{amount} kcal are left for today.',
      '{name} as planned fits today, with {rest} kcal to spare.',
      'Today is {amount} kcal over your target. One day decides nothing.',
      '{total} of {goal} kcal: {over} kcal over',
      '{total} of {goal} kcal: {rest} kcal left',
      'Close to your target of {target} kcal a day.',
      'Less than your target of {target} kcal a day.',
      'More than your target of {target} kcal a day.',
    ),
  ],
  energyTarget: [
    textOf(
      '{total} of {goal} kcal eaten',
      'of {goal} kcal',
      'of {target} kcal',
      'Energy a day for your goal',
      '{share} of the day’s target. Usual for this meal: {from}–{to}.',
    ),
    // The legend of a chart.
    /Target: [\d,]+ kcal|目标：[\d,]+ 千卡/,
  ],
  score: [
    textOf('Day score', 'Meal score', 'Diet score', 'Average score {score}', 'Score {score}'),
    textOf('Highest score', 'Habits score, {written}. Higher is healthier.'),
  ],
  lessFood: [
    textOf(
      '{name} as planned is {rest} kcal above what is left: a smaller portion fits.',
      '{food}: have a smaller portion, for less {nutrient}.',
      'Cholesterol: have offal and fish roe rarely, and no more than one egg a day.',
      'Saturated fat: choose lean meat over fatty meat, and plant oil over lard and butter.',
      'Sugar: drink water or plain tea instead of sweet drinks, and have fewer sweets.',
    ),
  ],
  weightChange: [
    textOf(
      '{by} kg less than on {since}',
      '{by} kg more than on {since}',
      'The same as on {since}',
      '{by} kg less',
      'lost since {day}',
      'You’re losing about {rate} of your body weight a week.',
      'Losing about {rate} a week. At most {most}, and never more than {kilograms} kg, is advised.',
      '{by} {unit} above your goal of {target} {unit}',
    ),
  ],
  weightLoss: [
    textOf('Buy a place in the app', 'See the camp', 'Be my weight-loss partner', 'I meant to lose weight'),
    // The partner on the home.
    textOf('<0/>: <1>{theirs}</1> since the start.'),
  ],
};

/** Words of an area in sentences of the server, which a client tells apart by what they need, or by the code of a finding. */
const ofServer: Partial<Record<CareArea, RegExp[]>> = {
  energyBalance: [/能量 [\d.,]+ 千卡，建议|为目标 [\d.,]+ 千卡/],
  energyTarget: [/每天建议摄入/],
  lessFood: [/主食减量|减少主食|少吃主食|(?<!try to )eat less|less staple|smaller portion of/i],
  exercise: [/快走 ?\d+|每周.{0,4}运动 ?\d+|brisk|有氧/i],
  fluidTarget: [/(?:饮水|喝够) ?[\d,]{4,6} ?毫升|drink [\d,]{4,6} ml/i],
  minerals: [
    /(?:增加|多吃).{0,8}(?:奶|豆|深色蔬菜|香蕉)|eat more.{0,20}(?:dairy|milk|beans|greens)/i,
    /代替部分白米饭|加一份深色蔬菜|多加一种蔬菜|主食选全谷物|其中一半是深色蔬菜|每周吃两次鱼|增加主食或蛋白质/,
    /种维生素和矿物质中/,
  ],
};

/** The areas whose sentences of the server say what they need. */
const toldApart: readonly CareArea[] = ['energyBalance', 'lessFood', 'fluidTarget', 'minerals'];

const wordsOf = (area: CareArea): RegExp[] => [...(ofApp[area] ?? []), ...(ofServer[area] ?? [])];

/** The areas whose words stand in a text. */
export const areasIn = (text: string): CareArea[] =>
  careAreas.filter((area) => wordsOf(area).some((words) => words.test(text)));

/** What the app writes, or shows of an unfiltered reply, at an address past a profile. */
export const ownFaultsAt = (at: string, text: string, care: CareProfile): string[] =>
  withheldIn(care).flatMap((area) =>
    (toldApart.includes(area) ? wordsOf(area) : (ofApp[area] ?? []))
      .flatMap((words) => text.match(words)?.[0] ?? [])
      .map((word) => `${at} shows ${area}: ${word}`),
  );

const withheldIn = (care: CareProfile): CareArea[] => careAreas.filter((area) => !permits(care, area));

const detail = (kind: string) => `/health-data/detail?healthDataType=${kind}`;
const usual = textOf('Usual');

/** Values of a person at an address: the words that must, and must not, stand there. */
export interface Row {
  at: string;
  must?: RegExp;
  mustNot?: RegExp;
}

/** The rows of a person: what their values and tags call for. */
export function rowsOf({ readings = {}, obstacles, profile }: TestPerson): Row[] {
  const { glucose, pressure, pulse } = readings;
  const tags = profile.healthTagIds ?? [];
  const isPregnant = tags.includes('tag-3032');
  const isChild = obstacles.includes('under18');
  const rows: Row[] = [];
  if (glucose?.fasting !== undefined) {
    const { fasting } = glucose;
    if (fasting >= 3 && fasting < 3.9)
      rows.push({ at: detail('bloodSugar'), must: textOf('Low blood sugar'), mustNot: /250 ?(?:ml|毫升)/ });
    if (fasting >= 16.7) rows.push({ at: detail('bloodSugar'), must: textOf('Dangerously high blood sugar') });
    if (isPregnant && fasting >= 5.1) rows.push({ at: detail('bloodSugar'), must: textOf('High'), mustNot: usual });
  }
  if (pressure) {
    const [systolic, diastolic] = pressure;
    const isNow = isPregnant ? systolic >= 160 || diastolic >= 110 : systolic >= 180 || diastolic >= 110;
    const isToday = isPregnant && (systolic >= 140 || diastolic >= 90);
    if (isNow)
      rows.push({ at: detail('bloodPressure'), must: textOf('Dangerously high blood pressure'), mustNot: usual });
    else if (isToday) rows.push({ at: detail('bloodPressure'), must: textOf('Ask a doctor today'), mustNot: usual });
  }
  if (pulse !== undefined) {
    const title = textOf(pulse <= 40 ? 'Very slow resting heart rate' : 'Dangerously fast heart rate at rest');
    for (const at of ['/heart-rate-monitor/home', detail('heartRate')]) rows.push({ at, must: title, mustNot: usual });
  }
  // The ranges of adults, outside a pregnancy.
  const kinds = ['bloodPressure', 'bloodSugar', 'weight', 'uricAcid', 'heartRate'];
  if (isChild) {
    for (const kind of kinds) rows.push({ at: detail(kind), mustNot: textOf('Usual', 'High', 'Low', 'Normal') });
  }
  if (isPregnant && !isChild) {
    rows.push({ at: detail('bloodPressure'), mustNot: /high from 135|135 或 85|135\/85/ });
    rows.push({ at: detail('bloodSugar'), mustNot: /3\.9–6\.1|4\.4–7\.0/ });
    rows.push({ at: detail('weight'), mustNot: /WS\/T 428/ });
  }
  return rows;
}

const failed = textOf('This could not be loaded');
/** A screen has at least its bar, and a line below it. */
const fewestLines = 3;

interface Rules {
  care: CareProfile;
  /** Whether the screen shows weight, food or a plan. */
  showsBody: boolean;
  rows: readonly Row[];
}

/** What a text of an address lacks, or must not show. */
export function faultsAt(at: string, text: string, { care, showsBody, rows }: Rules): string[] {
  const found = (words: RegExp) => text.match(words)?.[0];
  const doctor = textOf(care.doctor === 'now' ? 'Please see a doctor now' : 'Please see a doctor soon');
  return [
    ...withheldIn(care).flatMap((area) =>
      wordsOf(area)
        .flatMap((words) => found(words) ?? [])
        .map((word) => `${area}: ${word}`),
    ),
    ...(care.doctor && showsBody && !found(doctor) ? ['no doctor'] : []),
    // What has not loaded takes part in no rule.
    ...(found(failed) || text.split('\n').length < fewestLines ? ['no content'] : []),
    ...rows.flatMap(({ must, mustNot }) => [
      ...(must && !found(must) ? [`not ${must.source}`] : []),
      ...[mustNot && found(mustNot)].filter((word) => word !== undefined),
    ]),
  ].map((fault) => `${at} shows ${fault}`);
}

import type { FamilySharedKind, HealthDataType, HealthPeriod } from '@health-app/sdk';
import {
  type BodyMassClass,
  bloodPressureLimits,
  bodyMassEdges,
  type GlucoseMoment,
  glucoseLimits,
  type Level,
  olderAge,
  restingPulseLimits,
  severeUnplannedLoss,
  type Urgency,
  type WeightLossObstacle,
} from '@health-app/sdk/safety';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Format } from '#lib/format/format.ts';
import type { Tone } from '#ui/Badge.tsx';
import type { NoteTopic } from './model/judgement.ts';

export const kindNames: Record<FamilySharedKind | HealthDataType, MessageDescriptor> = {
  weight: msg({ message: 'Weight', context: 'health data' }),
  bloodPressure: msg({ message: 'Blood pressure', context: 'health data' }),
  bloodSugar: msg({ message: 'Blood sugar', context: 'health data' }),
  heartRate: msg({ message: 'Heart rate', context: 'health data' }),
  steps: msg({ message: 'Steps', context: 'health data' }),
  medication: msg({ message: 'Medication', context: 'health data' }),
  sleep: msg({ message: 'Sleep', context: 'health data' }),
  uricAcid: msg({ message: 'Uric acid', context: 'health data' }),
};

/** The periods of a chart, shortest first. They end on any day, so none is a week or a month of the calendar. */
export const periodNames: Record<HealthPeriod, MessageDescriptor> = {
  week: msg`7 days`,
  month: msg`30 days`,
  halfYear: msg`6 months`,
  year: msg`Year`,
};

/** Name and tone of each class of the body mass index, wherever one is shown. */
export const bodyMassWords = {
  underweight: { label: msg`Underweight`, tone: 'fair' },
  normal: { label: msg({ message: 'Normal', context: 'weight' }), tone: 'good' },
  overweight: { label: msg`Overweight`, tone: 'fair' },
  obese: { label: msg`Obesity`, tone: 'poor' },
} as const satisfies Record<BodyMassClass, { label: MessageDescriptor; tone: Tone }>;

export const units: Record<FamilySharedKind, MessageDescriptor> = {
  weight: msg({ message: 'kg', context: 'unit' }),
  bloodPressure: msg({ message: 'mmHg', context: 'unit' }),
  bloodSugar: msg({ message: 'mmol/L', context: 'unit' }),
  heartRate: msg({ message: 'bpm', context: 'unit' }),
  steps: msg({ message: 'steps', context: 'unit' }),
  medication: msg({ message: 'doses', context: 'unit' }),
};

/** An unknown moment of a later server has no name. */
export const momentNames: Partial<Record<string, MessageDescriptor>> & Record<GlucoseMoment, MessageDescriptor> = {
  fasting: msg`Fasting`,
  beforeMeal: msg`Before a meal`,
  afterMeal: msg`2 hours after a meal`,
  bedtime: msg`At bedtime`,
  other: msg`At another time`,
};

/** Names and tones of the levels of a value. The tone of danger belongs to urgent values alone (see UrgentNote). */
export const levels: Record<Level, { word: MessageDescriptor; tone: Tone }> = {
  low: { word: msg({ message: 'Low', context: 'level' }), tone: 'fair' },
  usual: { word: msg({ message: 'Usual', context: 'level' }), tone: 'good' },
  raised: { word: msg({ message: 'A little high', context: 'level' }), tone: 'fair' },
  high: { word: msg({ message: 'High', context: 'level' }), tone: 'fair' },
};

/** Names of the urgencies that replace a level. */
export const urgencyNames: Record<Extract<Urgency, 'now' | 'today'>, MessageDescriptor> = {
  now: msg({ message: 'Urgent', context: 'level' }),
  today: msg({ message: 'Ask a doctor today', context: 'level' }),
};

const { normalBelow, highFrom } = bloodPressureLimits;
const { lowBelow, healthy, diabetes, pregnant } = glucoseLimits;
const { urgentFrom, todayFrom } = bloodPressureLimits.pregnant;
const { usual } = restingPulseLimits;

const tenths = (format: Format, value: number) => format.number(value, { decimals: 1 });

/** The usual ranges of an adult, with their sources. */
export const ranges: Record<'bloodPressure' | 'bloodSugar' | 'heartRate', (format: Format) => MessageDescriptor> = {
  bloodPressure: () =>
    msg`At home: normal below ${normalBelow.systolic} and ${normalBelow.diastolic} mmHg, high from ${highFrom.home.systolic} or ${highFrom.home.diastolic} (Chinese guidelines for hypertension, 2024). For adults.`,
  bloodSugar: (format) =>
    msg`Usual: ${tenths(format, lowBelow)}–${tenths(format, healthy.fastingMax)} mmol/L fasting, below ${tenths(format, healthy.afterMealBelow)} two hours after a meal. With diabetes: ${tenths(format, diabetes.fastingMin)}–${tenths(format, diabetes.fastingMax)} fasting, below ${tenths(format, diabetes.otherBelow)} at other times (Chinese guideline for diabetes, 2024). For adults.`,
  heartRate: () => msg`Usual at rest: ${usual.min}–${usual.max} beats/min (American Heart Association). For adults.`,
};

/** The ranges that replace those of an adult in pregnancy, with their sources. */
export const pregnancyRanges: Partial<typeof ranges> = {
  bloodPressure: () =>
    msg`In pregnancy: ask a doctor the same day from ${todayFrom.systolic} or ${todayFrom.diastolic} mmHg, and get help at once from ${urgentFrom.systolic} or ${urgentFrom.diastolic} (ACOG Practice Bulletin 222, 2020).`,
  bloodSugar: (format) =>
    msg`In pregnancy: below ${tenths(format, pregnant.fastingBelow)} mmol/L fasting, with diabetes below ${tenths(format, pregnant.withDiabetes.fastingBelow)}, and below ${tenths(format, pregnant.afterMealBelow)} two hours after a meal (IADPSG, 2010; ADA Standards of Care, 2024).`,
};

/**
 * Advice about urgent readings: Chinese guidelines for diabetes and hypertension (2024), NEWS2 (RCP 2017). The amount of
 * glucose for a child is that of ISPAD (2022), and the danger signs of a pregnancy are those of ACOG Practice Bulletin 222
 * (2020). Each note that lets the person wait names the signs with which waiting is dangerous.
 */
export const noteTexts: Record<NoteTopic, { title: MessageDescriptor; text: MessageDescriptor }> = {
  'glucoseLow.now': {
    title: msg`Dangerously low blood sugar`,
    text: msg`Awake and able to swallow: 15 g of glucose now, as tablets or about 150 ml of juice; after acarbose or voglibose only glucose works. Measure again after 15 minutes: still below ${lowBelow}, take 15 g again. Drowsy, confused or unconscious: nothing by mouth, call for help at once. Call too if it does not rise.`,
  },
  'glucoseLow.today': {
    title: msg`Low blood sugar`,
    text: msg`If you can swallow: 15 g of glucose now, as tablets or about 150 ml of juice; after acarbose or voglibose only glucose works. Measure again after 15 minutes: still below ${lowBelow}, take 15 g again. Ask a doctor today. Drowsy, confused or unconscious: nothing by mouth, call for help at once.`,
  },
  'childGlucoseLow.now': {
    title: msg`Dangerously low blood sugar`,
    text: msg`Awake and able to swallow: 0.3 g of glucose for each kg of weight now, such as 6 g at 20 kg, at most 15 g, as tablets or juice. Measure again after 15 minutes: still below ${lowBelow}, give it again. Drowsy, confused or unconscious: nothing by mouth, call for help at once. Call too if it does not rise.`,
  },
  'childGlucoseLow.today': {
    title: msg`Low blood sugar`,
    text: msg`If the child can swallow: 0.3 g of glucose for each kg of weight now, such as 6 g at 20 kg, at most 15 g, as tablets or juice. Measure again after 15 minutes: still below ${lowBelow}, give it again. Ask a doctor today. Drowsy, confused or unconscious: nothing by mouth, call for help at once.`,
  },
  'glucoseHigh.now': {
    title: msg`Dangerously high blood sugar`,
    text: msg`Get medical help now. Call at once with vomiting, belly pain, deep breathing, drowsiness or confusion. Sip water unless your doctor limits your fluids, and do not exercise.`,
  },
  'glucoseHigh.today': {
    title: msg`Very high blood sugar`,
    text: msg`Measure again, and ask a doctor today. With type 1 diabetes, test for ketones. With vomiting, belly pain, deep breathing, drowsiness or confusion: call for help at once.`,
  },
  'pressureHigh.now': {
    title: msg`Dangerously high blood pressure`,
    text: msg`Rest for 5 minutes and measure again. Still as high: get medical help now. With chest pain, breathlessness, weakness, or trouble speaking or seeing: call at once, without waiting.`,
  },
  'pressureHigh.today': {
    title: msg`Very high blood pressure`,
    text: msg`Rest for 5 minutes and measure again. If it stays as high, ask a doctor today. With chest pain, breathlessness, a severe headache, weakness, or trouble speaking or seeing: call for help at once.`,
  },
  'pregnantPressureHigh.now': {
    title: msg`Dangerously high blood pressure`,
    text: msg`In pregnancy this is an emergency, even if you feel well. Rest for 5 minutes and measure again. Still as high: get medical help now. With a severe headache, trouble seeing, pain in the upper belly or breathlessness: call at once, without waiting.`,
  },
  'pregnantPressureHigh.today': {
    title: msg`High blood pressure while pregnant`,
    text: msg`Rest for 5 minutes and measure again. If it stays as high, ask your maternity clinic or a doctor today. With a severe headache, trouble seeing, pain in the upper belly or breathlessness: call for help at once.`,
  },
  'pressureLow.ifUnwell': {
    title: msg`Low blood pressure`,
    text: msg`With dizziness or weakness: lie down, and ask a doctor today.`,
  },
  'pulseSlow.now': {
    title: msg`Very slow resting heart rate`,
    text: msg`Measure again now. If it is the same, get medical help. Very fit people can have such a pulse. With fainting, chest pain or breathlessness: call at once, without waiting.`,
  },
  'pulseSlow.ifUnwell': {
    title: msg`Slow heart rate`,
    text: msg`With dizziness or weakness, ask a doctor today. It is common in people who train a lot.`,
  },
  'pulseFast.now': {
    title: msg`Dangerously fast heart rate at rest`,
    text: msg`Sit down and measure again now. If it is the same, get medical help. With fainting, chest pain or breathlessness: call at once, without waiting.`,
  },
  'pulseFast.today': {
    title: msg`Very fast heart rate at rest`,
    text: msg`Sit quietly for 5 minutes and measure again. If it stays as fast, ask a doctor today. With fainting, chest pain or breathlessness: call for help at once.`,
  },
};

const severeLoss = severeUnplannedLoss * 100;

/** Reasons why the app does not help a person to lose weight. */
export const obstacleTexts: Record<WeightLossObstacle, MessageDescriptor> = {
  ageUnknown: msg`We do not know your birth date.`,
  heightUnknown: msg`We do not know your height.`,
  weightUnknown: msg`We do not know your weight.`,
  under18: msg`You are under 18, and still growing.`,
  underweight: msg`Your body mass index is below ${bodyMassEdges.normal} (WS/T 428-2013): your body needs its weight.`,
  largeWeightLoss: msg`You have lost more than ${severeLoss}% of your weight within half a year, without a goal to. Have a doctor look at it first.`,
  pregnant: msg`You are pregnant.`,
  breastfeeding: msg`You are breastfeeding.`,
  eatingDisorder: msg`You told us about an eating disorder, so we set no weight goal.`,
  from65: msg`From ${olderAge} on, losing weight is a decision for you and your doctor.`,
  afterBariatricSurgery: msg`After weight-loss surgery, the plan of your clinic counts.`,
};

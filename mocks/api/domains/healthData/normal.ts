import {
  adultAge,
  bodyMassEdges,
  bodyMassEdgesAt,
  hasDiabetes,
  isPregnant,
  normalWeights,
  type Person,
  type RangedValue,
  usualRange,
} from '../../../../sdk/src/safety/index.ts';
import type { FoodUserInformation, HealthSeriesCode, NormalRange } from '../../generated/operations.ts';
import { factsOf } from '../../person/facts.ts';

/** The facts on which a range depends. */
interface Subject {
  profile: Pick<FoodUserInformation, 'birthDate' | 'gender' | 'height' | 'weight' | 'healthTags'>;
}

const OLD = 65;
const MALE = 1;
const FEMALE = 0;

/** The values that the rules for readings judge. */
const ruled: Partial<Record<HealthSeriesCode, RangedValue>> = {
  bloodSugarFasting: 'glucoseFasting',
  bloodSugarAfterMeal: 'glucoseAfterMeal',
  systolic: 'systolic',
  diastolic: 'diastolic',
  heartRate: 'restingPulse',
};

/** The hours of sleep that are advised for an adult (National Sleep Foundation, 2015). Null under 18 and for an unknown age. */
export function sleepRangeAt(age: number | undefined): { min: number; max: number } | null {
  if (age === undefined || age < adultAge) return null;
  return age < OLD ? { min: 7, max: 9 } : { min: 7, max: 8 };
}

/**
 * The normal range of a value for a person, by the rule that judges the value. Null if their age, or another fact that the
 * range depends on, is unknown, and for children, whose ranges depend on percentiles.
 */
export function normalFor(code: HealthSeriesCode, { profile }: Subject, today: string): NormalRange | null {
  const person = factsOf(profile, today);
  const { age, height } = person;
  if (age === undefined || age < adultAge) return null;
  const value = ruled[code];
  if (value) {
    const range = usualRange(value, person);
    return range ? { ...range, reference: referenceOf(value, person) } : null;
  }
  switch (code) {
    case 'weight': {
      // The classes of weight do not apply in pregnancy.
      const weights = isPregnant(person) ? undefined : normalWeights(height, bodyMassEdgesAt(age));
      if (!weights) return null;
      return {
        ...weights,
        reference:
          age < OLD
            ? `WS/T 428—2013 成人体重判定（BMI ${bodyMassEdges.normal} 至 ${bodyMassEdges.overweight}，按身高换算）`
            : '体重管理指导原则（2024 年版）与 WS/T 868—2025（65 岁及以上，按身高换算）',
      };
    }
    case 'uricAcid':
      if (profile.gender !== FEMALE && profile.gender !== MALE) return null;
      return profile.gender === FEMALE
        ? { min: null, max: 360, reference: 'WS/T 560—2017，成年女性' }
        : { min: null, max: 420, reference: 'WS/T 560—2017，成年男性' };
    case 'sleep': {
      const range = sleepRangeAt(age);
      const ages = age < OLD ? '18 至 64 岁' : '65 岁及以上';
      return range && { ...range, reference: `美国国家睡眠基金会睡眠时长建议（2015），${ages}` };
    }
    default:
      return null;
  }
}

function referenceOf(value: RangedValue, person: Person): string {
  if (value === 'restingPulse') return '美国心脏协会：成年人静息心率';
  if (value === 'systolic' || value === 'diastolic') return '中国高血压防治指南（2024 年修订版）';
  if (!isPregnant(person)) return '中国糖尿病防治指南（2024 版）';
  return hasDiabetes(person)
    ? '美国糖尿病学会诊疗标准（2024），孕期'
    : 'IADPSG（2010）与美国糖尿病学会诊疗标准（2024），孕期';
}

import { adultAge, ageOn, normalWeights } from '../../../../sdk/src/safety/index.ts';
import type { FoodUserInformation, HealthSeriesCode, NormalRange } from '../../generated/operations.ts';

/** The facts on which a range depends. */
interface Subject {
  profile: Pick<FoodUserInformation, 'birthDate' | 'gender' | 'height'>;
}

const OLD = 65;

/**
 * The normal range of a value for a person: null if their age, or another fact that the range depends on, is unknown, and
 * for children, whose ranges depend on percentiles. `usual` is the examples' range, for an adult.
 */
export function normalFor(
  code: HealthSeriesCode,
  usual: NormalRange | null,
  { profile }: Subject,
  today: string,
): NormalRange | null {
  const { birthDate, gender, height } = profile;
  const age = ageOn(today, birthDate);
  if (!usual || age === undefined || age < adultAge) return null;
  switch (code) {
    case 'weight':
      return height === null ? null : { ...usual, ...normalWeights(height) };
    case 'uricAcid':
      if (gender === -1) return null;
      return gender === 0 ? usual : { min: null, max: 420, reference: 'WS/T 560—2017，成年男性' };
    case 'sleep':
      return age < OLD ? usual : { min: 7, max: 8, reference: '美国国家睡眠基金会睡眠时长建议（2015），65 岁及以上' };
    default:
      return usual;
  }
}

import type { DoseUnit, RepeatType } from '../generated/schema.ts';

/** Why a planned dose is doubted. The person confirms the number before it is saved. */
export type DoseDoubt = 'largeDose' | 'unitTooLarge' | 'moreThanWeekly' | 'sameName';

/** A medicine's schedule, as far as the doubts need it. */
export interface PlannedMedicine {
  medicineName: string;
  /** In `doseUnit`. */
  dose: number;
  doseUnit: DoseUnit | (string & {});
  times: readonly string[];
  repeatType: RepeatType | (string & {});
  weekdays?: readonly number[] | undefined;
  intervalDays?: number | undefined;
  minHoursBetween?: number | undefined;
  maxDosesPerDay?: number | undefined;
}

/** Doses above these are doubted: pieces, international units, ml, and 2 g of a substance. */
export const doubtedAbove: Partial<Record<DoseUnit, number>> = {
  tablet: 10,
  capsule: 10,
  iu: 100,
  ml: 50,
  g: 2,
  mg: 2_000,
  mcg: 2_000_000,
};

/** Names of substances that are dosed in µg: a dose in mg is a thousand times too large. */
const microgramNames = ['levothyroxine', '左甲状腺素', '优甲乐', 'digoxin', '地高辛'];

/** Names of methotrexate, which is taken once a week against rheumatism and psoriasis. */
const weeklyNames = ['methotrexate', '甲氨蝶呤', '甲氨喋呤'];

const folded = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const isNamed = (name: string, names: readonly string[]) => names.some((part) => folded(name).includes(part));

/** Most doses in a week. */
function dosesAWeek({ repeatType, weekdays, intervalDays, maxDosesPerDay, times }: PlannedMedicine): number {
  if (repeatType === 'asNeeded') return 7 * (maxDosesPerDay ?? 0);
  if (repeatType === 'daily') return 7 * times.length;
  if (repeatType === 'weekdays') return (weekdays?.length ?? 0) * times.length;
  return repeatType === 'interval' && intervalDays ? Math.ceil(7 / intervalDays) * times.length : 0;
}

/**
 * Why a schedule is doubted; the numbers are those at which an ordinary dose ends, not those at which harm begins.
 * @param others names of the person's other medicines
 * @returns empty for a schedule that can be saved without a question
 * @see ISMP List of High-Alert Medications (2024): methotrexate, insulin, digoxin
 */
export function doseDoubts(medicine: PlannedMedicine, others: readonly string[] = []): DoseDoubt[] {
  const { medicineName, dose, doseUnit } = medicine;
  const most = doubtedAbove[doseUnit as DoseUnit];
  const found: Record<DoseDoubt, boolean> = {
    largeDose: most !== undefined && dose > most,
    unitTooLarge: (doseUnit === 'mg' || doseUnit === 'g') && isNamed(medicineName, microgramNames),
    moreThanWeekly: isNamed(medicineName, weeklyNames) && dosesAWeek(medicine) > 1,
    sameName: others.some((name) => folded(name) === folded(medicineName)),
  };
  return (Object.keys(found) as DoseDoubt[]).filter((doubt) => found[doubt]);
}

const scheduleOf = ({ medicineName, dose, doseUnit, times, ...repeat }: PlannedMedicine): string => {
  const { repeatType, weekdays = [], intervalDays, minHoursBetween, maxDosesPerDay } = repeat;
  const days = {
    weekdays: [...weekdays].sort(),
    interval: intervalDays,
    asNeeded: [minHoursBetween, maxDosesPerDay],
  }[repeatType as string];
  return JSON.stringify([folded(medicineName), dose, doseUnit, [...times].sort(), repeatType, days ?? null]);
};

/**
 * Why a change of a schedule is doubted. The person has confirmed what is saved, so that a change which leaves the medicine,
 * its dose and its times as they are, such as a pause, raises no doubt.
 * @param saved absent for a new schedule
 * @param others names of the person's other medicines
 * @see {@link doseDoubts}
 */
export const changeDoubts = (
  saved: PlannedMedicine | undefined,
  medicine: PlannedMedicine,
  others: readonly string[] = [],
): DoseDoubt[] => (saved && scheduleOf(saved) === scheduleOf(medicine) ? [] : doseDoubts(medicine, others));

/**
 * Whether a late dose may still be taken by one tap: its own time is nearer than that of the next dose. Otherwise the person
 * must not double, but skip it or ask a pharmacist.
 * @param planned time of the dose, ms since 1970
 * @param next time of the next dose of the same medicine, ms since 1970; absent for none
 * @param now ms since 1970
 */
export const isNearerToNext = (planned: number, next: number | undefined, now: number): boolean =>
  next !== undefined && now > planned && next - now < now - planned;

/** What a medicine asks of food. A note, not a ban. */
export type FoodNote = 'steadyVitaminK' | 'grapefruit';

const vitaminKNames = ['warfarin', '华法林'];
const grapefruitNames = [
  'atorvastatin',
  '阿托伐他汀',
  'simvastatin',
  '辛伐他汀',
  'lovastatin',
  '洛伐他汀',
  'felodipine',
  '非洛地平',
  'nifedipine',
  '硝苯地平',
  'cyclosporin',
  '环孢素',
  'tacrolimus',
  '他克莫司',
  'amiodarone',
  '胺碘酮',
];

/**
 * What a medicine asks of food.
 * @see FDA, Grapefruit Juice and Some Drugs Don't Mix (2021); NHS, Warfarin (2022)
 */
export function foodNotes(medicineName: string): FoodNote[] {
  return [
    ...(isNamed(medicineName, vitaminKNames) ? (['steadyVitaminK'] as const) : []),
    ...(isNamed(medicineName, grapefruitNames) ? (['grapefruit'] as const) : []),
  ];
}

import type { DoseUnit, RepeatType } from '../generated/schema.ts';

/** Why a planned dose is doubted. The person must confirm the number before it is saved. */
export type DoseDoubt = 'largeDose' | 'unitTooLarge' | 'moreThanWeekly' | 'sameName';

/** The fields of a medicine's schedule that the doubts depend on. */
export interface PlannedMedicine {
  medicineName: string;
  /** Amount in `doseUnit`. */
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

/** Names of substances with doses in µg: a dose in mg is a thousand times too large. */
const microgramNames = ['levothyroxine', '左甲状腺素', '优甲乐', 'digoxin', '地高辛'];

/** Names of methotrexate, which is taken once a week for rheumatism and psoriasis. */
const weeklyNames = ['methotrexate', '甲氨蝶呤', '甲氨喋呤'];

const folded = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const isNamed = (name: string, names: readonly string[]) => names.some((part) => folded(name).includes(part));

/** Maximum number of doses in a week. */
function dosesAWeek({ repeatType, weekdays, intervalDays, maxDosesPerDay, times }: PlannedMedicine): number {
  if (repeatType === 'asNeeded') return 7 * (maxDosesPerDay ?? 0);
  if (repeatType === 'daily') return 7 * times.length;
  if (repeatType === 'weekdays') return (weekdays?.length ?? 0) * times.length;
  return repeatType === 'interval' && intervalDays ? Math.ceil(7 / intervalDays) * times.length : 0;
}

/**
 * Returns why a schedule is doubted. The limits are those of usual doses, not those at which harm starts.
 * @param others names of the person's other medicines
 * @returns the doubts; empty for a schedule that can be saved without confirmation
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
    weekdays: [...weekdays].sort((one, other) => one - other),
    interval: intervalDays,
    asNeeded: [minHoursBetween, maxDosesPerDay],
  }[repeatType as string];
  return JSON.stringify([folded(medicineName), dose, doseUnit, [...times].sort(), repeatType, days ?? null]);
};

/**
 * Returns why a change of a schedule is doubted. The person has already confirmed the saved schedule, so a change that
 * keeps the medicine, its dose and its times, such as a pause, raises no doubt.
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
 * Whether the next dose is nearer than the planned time of a late dose. A late dose may be taken with one tap only if this
 * is false; otherwise the person should skip it or ask a pharmacist, instead of a double dose.
 * @param planned time of the dose, ms since 1970
 * @param next time of the next dose of the same medicine, ms since 1970; absent for none
 * @param now ms since 1970
 */
export const isNearerToNext = (planned: number, next: number | undefined, now: number): boolean =>
  next !== undefined && now > planned && next - now < now - planned;

/** Advice about food for a medicine. It forbids nothing. */
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
 * Returns the advice about food for a medicine.
 * @see FDA, Grapefruit Juice and Some Drugs Don't Mix (2021); NHS, Warfarin (2022)
 */
export function foodNotes(medicineName: string): FoodNote[] {
  return [
    ...(isNamed(medicineName, vitaminKNames) ? (['steadyVitaminK'] as const) : []),
    ...(isNamed(medicineName, grapefruitNames) ? (['grapefruit'] as const) : []),
  ];
}

import type { DoseUnit, RepeatType } from '../generated/schema.ts';
import type { Medicine } from './medicine.ts';
import { foldName, isSameMedicine, strengthOf, substancesOf } from './medicines.ts';
import { fact } from './person.ts';

/** Why a schedule is doubted, as in `FailureReason`. The person must confirm the number before it is saved. */
export type DoseDoubt =
  | 'largeDose'
  | 'largeDay'
  | 'aboveMost'
  | 'unitTooLarge'
  | 'tooOften'
  | 'sameMedicine'
  | 'sameClass'
  | 'manyTimesUsual';

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

/** The person's other schedules. */
export interface OtherMedicines {
  /** The schedules that have not ended, without the one in question. Their doses are added to its doses. */
  beside?: readonly PlannedMedicine[] | undefined;
  /** Earlier and ended schedules, which show what is usual for the person. */
  before?: readonly PlannedMedicine[] | undefined;
}

/**
 * Doses above these are doubted: pieces, international units, ml, 2 g of a substance, and 1,000 µg, because what is dosed in
 * µg is effective in far smaller amounts than 2 g. They only lead to a question, and are no maximum.
 */
export const doubtedAbove: Record<DoseUnit, number> = {
  tablet: 10,
  capsule: 10,
  sachet: 3,
  drop: 20,
  puff: 10,
  patch: 2,
  iu: 100,
  ml: 50,
  g: 2,
  mg: 2_000,
  mcg: 1_000,
};

/** A day's sum of a medicine is doubted above so many of the largest undoubted doses. */
export const doubtedDoses = 3;

/** A dose or a day's sum so many times the person's usual one is doubted: the usual slip is a decimal point. */
export const slip = 10;

/** The dose above which a medicine is doubted, in its unit: for insulin in ml the units that they contain. */
function doubtedDose({ medicineName, doseUnit }: PlannedMedicine): number | undefined {
  const iu =
    doseUnit === 'ml' ? substancesOf(medicineName).find(({ millilitre }) => millilitre)?.millilitre?.iu : undefined;
  return iu ? doubtedAbove.iu / iu : (doubtedAbove[doseUnit as DoseUnit] as number | undefined);
}

const pieces: readonly string[] = ['tablet', 'capsule', 'sachet'] satisfies DoseUnit[];
const mgPerUnit: Partial<Record<string, number>> = { mcg: 0.001, mg: 1, g: 1_000 };

/** Doses on a day on which the medicine is due. */
const dosesADay = ({ repeatType, times, maxDosesPerDay = 0 }: PlannedMedicine): number =>
  repeatType === 'asNeeded' ? maxDosesPerDay : times.length;

/** The largest number of doses within consecutive days. @param days 1 to 7 */
function dosesWithin(medicine: PlannedMedicine, days: number): number {
  const { repeatType, weekdays = [], intervalDays = 0 } = medicine;
  const from = (start: number) => weekdays.filter((weekday) => (weekday - start + 7) % 7 < days).length;
  const due: Record<string, number> = {
    daily: days,
    asNeeded: days,
    weekdays: Math.max(0, ...weekdays.map(from)),
    interval: intervalDays > 0 ? Math.ceil(days / intervalDays) : 0,
  };
  return (due[repeatType] ?? 0) * dosesADay(medicine);
}

/** The amount of a substance in one dose, mg; undefined if neither the unit, the name nor the dictionary tells it. */
function mgOf({ medicineName, dose, doseUnit }: PlannedMedicine, substance?: Medicine): number | undefined {
  const perUnit = mgPerUnit[doseUnit];
  if (perUnit !== undefined) return dose * perUnit;
  if (!pieces.includes(doseUnit)) return undefined;
  const strength = strengthOf(medicineName) ?? substance?.piece?.mg;
  return strength === undefined ? undefined : dose * strength;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Binary fractions do not put a sum above its limit. */
const exceeds = (amount: number, limit: number): boolean => amount > limit * (1 + 1e-9);

function isAboveMost(all: readonly PlannedMedicine[], substance: Medicine): boolean {
  const { most } = substance;
  if (!most) return false;
  const amounts = all.map((one) => (mgOf(one, substance) ?? 0) * dosesWithin(one, most.days));
  return exceeds(sum(amounts), most.mg);
}

function isTooOften(medicine: PlannedMedicine, { leastDays }: Medicine): boolean {
  if (!leastDays || (leastDays.unit && leastDays.unit !== medicine.doseUnit)) return false;
  const { days, fromMg = 0 } = leastDays;
  // An unknown strength may be the one that is taken rarely.
  if ((mgOf(medicine) ?? fromMg) < fromMg) return false;
  return dosesWithin(medicine, days) > 1;
}

function isLargeDay(all: readonly PlannedMedicine[], medicine: PlannedMedicine): boolean {
  const most = doubtedDose(medicine);
  const sameUnit = all.filter((one) => one.doseUnit === medicine.doseUnit);
  return most !== undefined && exceeds(sum(sameUnit.map((one) => one.dose * dosesADay(one))), doubtedDoses * most);
}

/** How many times one schedule is another one: by dose or by day, whichever is more. */
function timesAsMuch(one: PlannedMedicine, other: PlannedMedicine): number {
  const [mg, otherMg] = [mgOf(one), mgOf(other)];
  const inMg = mg !== undefined && otherMg !== undefined;
  if (!inMg && one.doseUnit !== other.doseUnit) return 0;
  const [dose, otherDose] = inMg ? [mg, otherMg] : [one.dose, other.dose];
  const ratio = dose / otherDose;
  const [daily, otherDaily] = [dosesADay(one), dosesADay(other)];
  return otherDaily > 0 ? Math.max(ratio, (ratio * daily) / otherDaily) : ratio;
}

/**
 * Returns why a schedule is doubted. The limits are those of usual doses, not those at which harm starts, and they are for
 * adults. No doubt does not mean that a dose is right: most medicines are unknown here.
 * @returns the doubts; empty for a schedule that can be saved without confirmation. A dose that is no number above 0 is a
 * `largeDose`
 * @see ISMP List of High-Alert Medications (2024): methotrexate, insulin, digoxin
 */
export function doseDoubts(medicine: PlannedMedicine, { beside = [], before = [] }: OtherMedicines = {}): DoseDoubt[] {
  const { medicineName, dose, doseUnit } = medicine;
  const most = doubtedDose(medicine);
  const substances = substancesOf(medicineName);
  const same = (other: PlannedMedicine) => isSameMedicine(medicineName, other.medicineName);
  const sameBeside = beside.filter(same);
  const others = beside.filter((other) => !same(other)).flatMap((other) => substancesOf(other.medicineName));
  const withSubstance = (substance: Medicine) => [
    medicine,
    ...beside.filter((other) => substancesOf(other.medicineName).includes(substance)),
  ];
  const found: Record<DoseDoubt, boolean> = {
    largeDose: fact(dose, [Number.MIN_VALUE, most ?? Number.MAX_VALUE]) === undefined,
    largeDay: isLargeDay([medicine, ...sameBeside], medicine),
    aboveMost: substances.some((substance) => isAboveMost(withSubstance(substance), substance)),
    unitTooLarge: (doseUnit === 'mg' || doseUnit === 'g') && substances.some(({ unit }) => unit === 'mcg'),
    tooOften: substances.some((substance) => isTooOften(medicine, substance)),
    sameMedicine: sameBeside.length > 0,
    sameClass: substances.some((one) => one.class && others.some((other) => other.class === one.class)),
    manyTimesUsual: [...before, ...beside]
      .filter(same)
      .some((usual) => timesAsMuch(medicine, usual) >= slip * (1 - 1e-9)),
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
  return JSON.stringify([foldName(medicineName), dose, doseUnit, [...times].sort(), repeatType, days ?? null]);
};

/**
 * Returns why a change of a schedule is doubted. The person has already confirmed the saved schedule, so a change that
 * keeps the medicine, its dose and its times, such as a pause, raises no doubt.
 * @param saved absent for a new schedule
 * @see {@link doseDoubts}
 */
export const changeDoubts = (
  saved: PlannedMedicine | undefined,
  medicine: PlannedMedicine,
  { beside, before = [] }: OtherMedicines = {},
): DoseDoubt[] =>
  saved && scheduleOf(saved) === scheduleOf(medicine)
    ? []
    : doseDoubts(medicine, { beside, before: saved ? [saved, ...before] : before });

import type { NutrientCode } from './table.ts';

/** First years of the age groups of adults. */
const ages = [18, 30, 50, 65, 75] as const;

/** One amount for all adults, or one for each age group. */
type ByAge = number | readonly [number, number, number, number, number];

interface Intake {
  /** The least a day: the recommended intake, or the adequate one. */
  least?: ByAge | { men: ByAge; women: ByAge };
  /** What a pregnancy adds to it; absent where the thirds of a pregnancy differ, because the week is unknown. */
  pregnant?: number;
  /** What breastfeeding adds to it. */
  breastfeeding?: number;
  /** The most a day: the tolerable upper intake, or for sodium the one that prevents chronic diseases. */
  most?: ByAge;
}

/**
 * Chinese dietary reference intakes for adults, 2023, in the units of the food table: appendix tables 3-4 (fibre), 3-7 (minerals),
 * 3-8 (vitamins), 3-9 (sodium) and 3-10 (upper intakes). From 50 on, the iron of women is that without menstruation.
 */
const intakes: Partial<Record<NutrientCode, Intake>> = {
  fiber: { least: 25, breastfeeding: 4 },
  sodium: { most: [2000, 2000, 2000, 1900, 1800] },
  potassium: { least: 2000, pregnant: 0, breastfeeding: 400 },
  calcium: { least: 800, pregnant: 0, breastfeeding: 0, most: 2000 },
  magnesium: { least: [330, 320, 320, 310, 300], pregnant: 40, breastfeeding: 0 },
  iron: { least: { men: 12, women: [18, 18, 10, 10, 10] }, breastfeeding: 6, most: 42 },
  zinc: { least: { men: 12, women: 8.5 }, pregnant: 2, breastfeeding: 4.5, most: 40 },
  selenium: { least: 60, pregnant: 5, breastfeeding: 18, most: 400 },
  vitaminA: {
    least: { men: [770, 770, 750, 730, 710], women: [660, 660, 660, 640, 600] },
    breastfeeding: 600,
    most: 3000,
  },
  vitaminB1: { least: { men: 1.4, women: 1.2 }, breastfeeding: 0.3 },
  vitaminB2: { least: { men: 1.4, women: 1.2 }, breastfeeding: 0.5 },
  vitaminC: { least: 100, breastfeeding: 50, most: 2000 },
  vitaminE: { least: 14, pregnant: 0, breastfeeding: 3, most: 700 },
};

interface Adult {
  /** Full years, from 18. */
  age: number;
  /** Absent when unknown. */
  sex?: 'men' | 'women' | undefined;
  state?: 'pregnant' | 'breastfeeding' | undefined;
}

const at = (amounts: ByAge, age: number): number =>
  typeof amounts === 'number' ? amounts : (amounts[ages.filter((first) => age >= first).length - 1] ?? amounts[0]);

function leastOf({ least, ...added }: Intake, { age, sex, state }: Adult): number | undefined {
  const amounts = typeof least === 'object' && 'men' in least ? sex && least[sex] : least;
  const more = state ? added[state] : 0;
  return amounts === undefined || more === undefined ? undefined : at(amounts, age) + more;
}

/** The reference intakes of an adult for a day; an end without a table for the person is absent. */
export function referenceIntake(code: NutrientCode, adult: Adult): { min?: number; max?: number } {
  const intake = intakes[code];
  if (!intake) return {};
  return { min: leastOf(intake, adult), max: intake.most && at(intake.most, adult.age) };
}

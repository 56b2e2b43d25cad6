import type { NutrientAmount, NutrientCode } from '@health-app/sdk';

/**
 * `below`: under a maximum, which is no goal. `none`: there is no recommendation. `open`: below the minimum so far, on a
 * day that is not over.
 */
export type NutrientLevel = 'low' | 'within' | 'below' | 'high' | 'open' | 'none';

export interface NutrientRange {
  min?: number | undefined;
  max?: number | undefined;
}

/** The scope of the amounts. A meal is compared with a part of the recommendation for a day. */
export interface NutrientBasis {
  /** Share of a day. @default 1 */
  part?: number;
  /**
   * Whether more may follow, as on a day that is not over. An amount below the minimum is then no finding. @default false
   */
  soFar?: boolean;
}

/** The recommended range for a part of a day. */
export const rangeOf = ({ targetMin, targetMax }: NutrientAmount, part = 1): NutrientRange => ({
  min: targetMin === undefined ? undefined : targetMin * part,
  max: targetMax === undefined ? undefined : targetMax * part,
});

export function levelOf(nutrient: NutrientAmount, { part = 1, soFar = false }: NutrientBasis = {}): NutrientLevel {
  const { min, max } = rangeOf(nutrient, part);
  if (!Number.isFinite(nutrient.amount) || (min === undefined && max === undefined)) return 'none';
  if (max !== undefined && nutrient.amount > max) return 'high';
  if (min !== undefined && nutrient.amount < min) return soFar ? 'open' : 'low';
  return min === undefined ? 'below' : 'within';
}

/** The distance of an amount from its range, as a share of the exceeded limit; 0 within the range. */
export function distanceOf(nutrient: NutrientAmount, basis: NutrientBasis = {}): number {
  const { min = 0, max = 0 } = rangeOf(nutrient, basis.part);
  const level = levelOf(nutrient, basis);
  if (level === 'high') return max > 0 ? nutrient.amount / max - 1 : nutrient.amount;
  return level === 'low' && min > 0 ? 1 - nutrient.amount / min : 0;
}

const groups = {
  macros: ['energy', 'protein', 'fat', 'saturatedFat', 'carbohydrate', 'sugar', 'fiber', 'cholesterol'],
  minerals: ['sodium', 'potassium', 'calcium', 'magnesium', 'iron', 'zinc', 'selenium'],
  vitamins: [
    'vitaminA',
    'vitaminB1',
    'vitaminB2',
    'vitaminB6',
    'vitaminB12',
    'vitaminC',
    'vitaminD',
    'vitaminE',
    'folate',
  ],
} as const satisfies Record<string, readonly NutrientCode[]>;

export type NutrientGroup = 'high' | 'low' | keyof typeof groups | 'others';

/** Groups the nutrients. Those above and below their range come first, the furthest on top; empty groups are omitted. */
export function groupNutrients(
  nutrients: readonly NutrientAmount[],
  basis: NutrientBasis = {},
): [NutrientGroup, NutrientAmount[]][] {
  const at = (level: NutrientLevel) =>
    nutrients
      .filter((nutrient) => levelOf(nutrient, basis) === level)
      .sort((a, b) => distanceOf(b, basis) - distanceOf(a, basis));
  const [high, low] = [at('high'), at('low')];
  const rest = nutrients.filter((nutrient) => !high.includes(nutrient) && !low.includes(nutrient));
  const groupOf = ({ code }: NutrientAmount): NutrientGroup =>
    (Object.keys(groups) as (keyof typeof groups)[]).find((name) =>
      (groups[name] as readonly NutrientCode[]).includes(code),
    ) ?? 'others';
  const names: NutrientGroup[] = ['macros', 'minerals', 'vitamins', 'others'];
  const all: [NutrientGroup, NutrientAmount[]][] = [
    ['high', high],
    ['low', low],
    ...names.map((name): [NutrientGroup, NutrientAmount[]] => [name, rest.filter((one) => groupOf(one) === name)]),
  ];
  return all.filter(([, list]) => list.length > 0);
}

/**
 * The positions of an amount and its range on a bar, each 0 to 1.
 * @returns undefined if there is no range
 */
export function placeOnBar(nutrient: NutrientAmount, part = 1) {
  const { min, max } = rangeOf(nutrient, part);
  if (min === undefined && max === undefined) return undefined;
  const amount = nutrient.amount > 0 ? nutrient.amount : 0;
  // The maximum of some vitamins is a hundred times the minimum, so the bar ends at twice the minimum.
  const end = Math.max(amount, Math.min(max ?? Number.POSITIVE_INFINITY, (min ?? max ?? 1) * 2)) || 1;
  return { amount: amount / end, from: (min ?? 0) / end, to: Math.min(1, (max ?? end) / end) };
}

import type { Violation } from './findings.ts';
import type { Seen, Session } from './session.ts';

/** Tolerance of a planned day's energy, as a share of its target. */
const TOLERANCE = 0.1;

const mainMeals = ['breakfast', 'lunch', 'dinner'];

interface Energy {
  energy: number;
}
interface Meal {
  mealType: string;
  finished: boolean;
  items: { name: string; allergens: string[] }[];
}
interface PlanDay {
  status: string;
  target: Energy;
  macros: Energy;
  meals: Meal[];
}
interface Offered {
  name: string;
  allergens: string[];
}

/** Checks the promises of meal plans: their energy, and no food or goods that the person must avoid. */
export function checkMealPlans(session: Session): void {
  const seen = session.allSeen();
  const changes = dataOf<{ outdatedBy?: string[] }>(seen, 'mealPlan.status')?.outdatedBy ?? [];
  const avoided = dataOf<{ heededAllergies?: string[] } | null>(seen, 'mealPlan.viewSubmit')?.heededAllergies ?? [];
  for (const one of seen) session.check(one.result, () => faultsOf(one, changes, avoided));
}

const dataOf = <Data>(seen: Seen[], id: string): Data | undefined =>
  seen.find(({ operation }) => operation.id === id)?.data as Data | undefined;

/**
 * @param changes the person's changes since the plan was created; facts that depend on them are not checked
 * @param avoided the allergens of the person
 */
export function faultsOf(
  { operation, data }: Pick<Seen, 'data'> & { operation: { id: string } },
  changes: readonly string[],
  avoided: readonly string[],
): Violation[] {
  if (data === null) return [];
  switch (operation.id) {
    case 'mealPlan.detail': {
      const { status, target, macros, meals } = data as PlanDay;
      // An eaten meal may belong to an earlier plan.
      const isWhole = mainMeals.every((meal) => meals.some(({ mealType }) => mealType === meal));
      const isNew = status === 'ready' && !meals.some(({ finished }) => finished);
      return [
        ...(isNew && isWhole && !changes.includes('energyTarget')
          ? off(macros, target.energy, '/data/macros/energy')
          : []),
        ...(isNew && !changes.includes('allergies')
          ? meals.flatMap(({ items }, at) => holding(items, avoided, `/data/meals/${at}/items`))
          : []),
      ];
    }
    case 'evaluation.foodPlan': {
      const { target, days, goods } = data as { target: Energy; days: { macros: Energy }[]; goods: Offered[] };
      return [
        ...days.flatMap(({ macros }, at) => off(macros, target.energy, `/data/days/${at}/macros/energy`)),
        ...holding(goods, avoided, '/data/goods'),
      ];
    }
    case 'evaluation.foodPlanDetail': {
      const { energyTarget, macros } = data as { energyTarget: number; macros: Energy };
      return off(macros, energyTarget, '/data/macros/energy');
    }
    case 'analysis.nutrientGoods':
      return (data as { goods: Offered[] }[]).flatMap(({ goods }, at) => holding(goods, avoided, `/data/${at}/goods`));
    case 'plans.goodsItem':
      return holding(data as Offered[], avoided, '/data');
    default:
      return [];
  }
}

function off({ energy }: Energy, target: number, where: string): Violation[] {
  if (Math.abs(energy - target) <= target * TOLERANCE + 0.05) return [];
  const expected = `${Math.ceil(target * (1 - TOLERANCE))} to ${Math.floor(target * (1 + TOLERANCE))}, a tenth around the target`;
  return [{ kind: 'range', where, expected, got: String(energy), times: 1 }];
}

function holding(offered: readonly Offered[], avoided: readonly string[], where: string): Violation[] {
  return offered.flatMap(({ name, allergens }, at) => {
    const held = allergens.filter((allergen) => avoided.includes(allergen));
    if (held.length === 0) return [];
    const got = `${name} with ${held.join(', ')}`;
    return [{ kind: 'other', where: `${where}/${at}/allergens`, expected: 'no allergen of the person', got, times: 1 }];
  });
}

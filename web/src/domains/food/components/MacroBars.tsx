import type { Macros, NutrientAmount } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { usePermit } from '#domains/care/model/usePermit.ts';
import type { PermittedTarget } from '#domains/care/model/usePermittedTarget.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import type { Day } from '#lib/time/days.ts';
import { fact } from '#platform/fact.ts';
import { macroNames } from '../labels.ts';
import { noMacros } from '../model/macros.ts';
import { standingOf } from '../model/nutrients.ts';
import styles from './Macros.module.css';

interface Props {
  /** Macronutrients of the meals already in the diary. */
  eaten: Macros;
  /** The meal on the screen, which is not in `eaten`. If it is given, the bar shows `eaten` in a pale tone. */
  meal?: Macros;
  /** Meals that are still planned, which the bar shows in a pale tone after `eaten`. */
  planned?: Macros;
  /**
   * The day, if the amounts are those of its diary; `menu` if the target, or the amounts without one, are what the assessment's
   * menu uses for a day.
   */
  of?: 'menu' | Day | undefined;
  /** Target of a day. Without it there are no bars, since a full bar would look like a target that is met. */
  target?: PermittedTarget | null;
  /** The recommended ranges. Without them nothing warns, because the target alone would disagree with a range. */
  nutrients?: readonly NutrientAmount[];
}

const shown = ['protein', 'fat', 'carbohydrate'] as const;

/** The amount as the fact that it states: that of a diary's day, or of a menu without a target. Any other one is no fact. */
function eatenFact(amount: string, key: (typeof shown)[number], of: Props['of'], hasTarget: boolean): string {
  if (of === undefined) return amount;
  if (of !== 'menu') return fact('macro.eaten', amount, key, of);
  // The target of a menu is the fact, and the amount beside it belongs to a meal.
  return hasTarget ? amount : fact('menu.macro', amount, key);
}

/** Shows protein, fat and carbohydrate in whole g as two-tone bars. A text gives the amount over the target. */
export function MacroBars({ eaten, meal, planned, of, target, nutrients }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const mayTellBalance = usePermit('energyBalance') !== undefined;
  const added = meal ?? planned ?? noMacros;
  return (
    <ul className={styles.macros}>
      {shown.map((key) => {
        // Rounded before the subtraction, so that the numbers on the screen add up.
        const sum = Math.round(eaten[key] + added[key]);
        const goal = Math.round(target?.[key] ?? 0);
        const range = nutrients?.find(({ code }) => code === key);
        const standing = range && standingOf(sum, goal, range);
        const end = Math.max(goal, sum, 0.1);
        const [amount = '', advised = '', by] = [sum, goal, sum - goal].map((grams) =>
          format.number(grams, { atMost: 0 }),
        );
        const wanted = fact(of === 'menu' ? 'menu.macro' : 'macro.target', advised, key);
        const total = eatenFact(amount, key, of, Boolean(target));
        const own = meal && format.number(Math.round(meal[key]), { atMost: 0 });
        const above = mayTellBalance && sum > goal ? t`${by} g over` : undefined;
        const verdict = target && (standing === 'within' ? t`As advised` : above);
        const width = (grams: number) => `${(Math.max(0, grams || 0) / end) * 100}%`;
        return (
          <li key={key} className={`${styles.macro} ${styles[key]}`}>
            <span className={styles.name}>{i18n._(macroNames[key])}</span>
            {target && (
              <span className={styles.bar} aria-hidden="true">
                <span className={meal ? styles.before : styles.now} style={{ width: width(eaten[key]) }} />
                <span className={planned ? styles.before : styles.now} style={{ width: width(added[key]) }} />
                {sum > goal && <span className={styles.goal} style={{ left: width(goal) }} />}
              </span>
            )}
            <span className={styles.words}>{target ? t`${total} / ${wanted} g` : t`${total} g`}</span>
            {target && own !== undefined && <span className={styles.rest}>{t`${own} g this meal`}</span>}
            {verdict && <span className={standing === 'over' ? styles.over : styles.rest}>{verdict}</span>}
          </li>
        );
      })}
    </ul>
  );
}

import type { Macros, MacroTarget } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { usePermit } from '#domains/care/model/usePermit.ts';
import type { PermittedTarget } from '#domains/care/model/usePermittedTarget.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import type { Day } from '#lib/time/days.ts';
import { fact } from '#platform/fact.ts';
import { macroNames } from '../labels.ts';
import { excessOf, noMacros } from '../model/macros.ts';
import styles from './Macros.module.css';

interface Props {
  /** Macronutrients of the meals already in the diary, or of a menu. One without an amount has no bar. */
  eaten: Pick<MacroTarget, keyof Macros>;
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
}

const shown = ['protein', 'fat', 'carbohydrate'] as const;

/** The amount as the fact that it states: that of a diary's day, or of a menu without a target. Any other one is no fact. */
function eatenFact(amount: string, key: (typeof shown)[number], of: Props['of'], hasTarget: boolean): string {
  if (of === undefined) return amount;
  if (of !== 'menu') return fact('macro.eaten', amount, key, of);
  // The target of a menu is the fact, and the amount beside it belongs to a meal.
  return hasTarget ? amount : fact('menu.macro', amount, key);
}

/**
 * Shows protein, fat and carbohydrate in whole g as two-tone bars over the recommended range. A text gives the amount over the
 * range. Without a range, the target is shown and nothing is judged.
 */
export function MacroBars({ eaten, meal, planned, of, target }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const mayTellBalance = usePermit('energyBalance') !== undefined;
  const added = meal ?? planned ?? noMacros;
  return (
    <ul className={styles.macros}>
      {shown.map((key) => {
        const before = eaten[key];
        if (before === undefined) return null;
        const sum = before + added[key];
        // In whole g, as the figures are, so that one at the limit also reaches the range.
        const whole = Math.round(sum);
        const goal = target?.[key];
        const range = target?.ranges?.[key];
        const grams = (amount: number) => format.number(Math.round(amount), { atMost: 0 });
        const [amount, advised] = [grams(sum), grams(goal ?? 0)];
        const limits = range && `${grams(range.min)}–${grams(range.max)}`;
        const wanted = fact(of === 'menu' ? 'menu.macro' : 'macro.target', advised, key);
        const total = eatenFact(amount, key, of, goal !== undefined);
        const within = limits && fact(of === 'menu' ? 'menu.range' : 'macro.range', limits, key);
        const own = meal && grams(meal[key]);
        const excess = range && mayTellBalance ? excessOf(sum, range) : 0;
        const by = format.number(excess, { atMost: 1 });
        const end = Math.max(range ? range.max * 1.15 : (goal ?? 0), sum, 0.1);
        const width = (grams: number) => `${(Math.max(0, grams || 0) / end) * 100}%`;
        return (
          <li key={key} className={`${styles.macro} ${styles[key]}`}>
            <span className={styles.name}>{i18n._(macroNames[key])}</span>
            {goal !== undefined && (
              <span className={range ? `${styles.bar} ${styles.ranged}` : styles.bar} aria-hidden="true">
                {range && (
                  <span
                    className={styles.range}
                    style={{
                      left: width(Math.round(range.min)),
                      width: width(Math.round(range.max) - Math.round(range.min)),
                    }}
                  />
                )}
                <span className={meal ? styles.before : styles.now} style={{ width: width(before) }} />
                <span className={planned ? styles.before : styles.now} style={{ width: width(whole - before) }} />
              </span>
            )}
            <span className={styles.words}>
              {goal !== undefined && !within ? t`${total} / ${wanted} g` : t`${total} g`}
            </span>
            {within && <span className={styles.rest}>{t`goal ${within}`}</span>}
            {goal !== undefined && own !== undefined && <span className={styles.rest}>{t`${own} g this meal`}</span>}
            {excess > 0 && <span className={styles.over}>{t`${by} g over`}</span>}
          </li>
        );
      })}
    </ul>
  );
}

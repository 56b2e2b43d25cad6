import type { Macros } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import { nutrientNames } from '../labels.ts';
import { formatGrams } from '../model/amounts.ts';
import { noMacros } from '../model/macros.ts';
import styles from './Macros.module.css';

interface Props {
  /** The meals that count already. */
  eaten: Macros;
  /** The meal on the screen, which is not in `eaten`; with it, what was eaten before is pale. */
  meal?: Macros;
  /** Of a day; without it the bars show how the grams divide. */
  target?: Macros | null;
}

const shown = ['protein', 'fat', 'carbohydrate'] as const;

/** Protein, fat and carbohydrate in g as bars in two tones; what is left or over stands in words. */
export function MacroBars({ eaten, meal, target }: Props) {
  const { i18n } = useLingui();
  const { t } = useMacro();
  const format = (grams: number) => formatGrams(i18n.locale, grams);
  const now = meal ?? noMacros;
  const most = Math.max(...shown.map((key) => eaten[key] + now[key] || 0), 1);
  return (
    <ul className={styles.bars}>
      {shown.map((key) => {
        const sum = Math.round((eaten[key] + now[key]) * 10) / 10;
        const goal = target?.[key] ?? 0;
        const left = Math.round((goal - sum) * 10) / 10;
        const end = target ? Math.max(goal, sum, 0.1) : most;
        const [total, wanted, rest, over] = [sum, goal, left, -left].map(format);
        const width = (grams: number) => `${(Math.max(0, grams || 0) / end) * 100}%`;
        return (
          <li key={key} className={styles[key]}>
            <div className={styles.line}>
              <span className={styles.name}>{i18n._(nutrientNames[key])}</span>
              <span className={styles.words}>
                {!target ? t`${total} g` : t`${total} of ${wanted} g`}
                {target && (
                  <span className={left < 0 ? styles.over : styles.rest}>
                    {left < 0 ? t`${over} g over` : t`${rest} g left`}
                  </span>
                )}
              </span>
            </div>
            <div className={styles.bar} aria-hidden="true">
              <span className={meal ? styles.before : styles.now} style={{ width: width(eaten[key]) }} />
              <span className={styles.now} style={{ width: width(now[key]) }} />
              {target && left < 0 && <span className={styles.goal} style={{ left: width(goal) }} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

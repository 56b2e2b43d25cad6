import type { IngredientRecord } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { withNote } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { Link } from '#ui/Link.tsx';
import { flagText } from '../model/flag-text.ts';
import { type FlagLevel, flagsOf, levels } from '../model/flags.ts';
import { lookupPath } from '../model/lookup-paths.ts';
import styles from './Meal.module.css';

const titles: Record<FlagLevel, ReactNode> = {
  avoid: <Trans>Contains what you are allergic to</Trans>,
  caution: <Trans>Relevant to your health</Trans>,
  notice: <Trans>Good to know</Trans>,
};

/** Lists the flags of a meal by their level. The person's allergies come first, with a word and an icon. */
export function FlagBlocks({ record }: { record: IngredientRecord }) {
  const { i18n } = useLingui();
  const format = useFormat();
  return levels.map((level) => {
    const flags = flagsOf(record, level);
    if (flags.length === 0) return null;
    const Icon = level === 'avoid' ? OctagonAlert : TriangleAlert;
    return (
      <section key={level} className={`${styles.flags} ${styles[level]}`}>
        <h2 className={styles.level}>
          {level !== 'notice' && <Icon aria-hidden="true" size="2.2rem" />}
          {titles[level]}
        </h2>
        <ul>
          {flags.map(({ food, ingredient, flag }) => {
            const name = format.name(ingredient);
            const href = lookupPath(flag, name);
            return (
              <li key={`${food.foodId}${ingredient.foodId}${flag.code}${flag.allergen ?? ''}`} className={styles.flag}>
                <strong>{flagText(i18n, flag)}</strong>
                <span>
                  {href ? (
                    <Link className={styles.lookUp} href={href}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                  {food.foodId !== ingredient.foodId && withNote(format, '', format.name(food))}
                </span>
              </li>
            );
          })}
        </ul>
      </section>
    );
  });
}

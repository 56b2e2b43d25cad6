import type { IngredientRecord } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Fragment, type ReactNode } from 'react';
import { allergenNames } from '#domains/food/labels.ts';
import { withNote } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { Link } from '#ui/Link.tsx';
import { flagText } from '../model/flag-text.ts';
import { allergiesNotFound, type FlagLevel, flagsOf, levels } from '../model/flags.ts';
import { lookupPath } from '../model/lookup-paths.ts';
import styles from './Meal.module.css';

const titles: Record<FlagLevel, ReactNode> = {
  avoid: <Trans>Contains what you are allergic to</Trans>,
  caution: <Trans>Relevant to your health</Trans>,
  notice: <Trans>Good to know</Trans>,
};

/**
 * Lists the flags of a meal by their level. The person's allergies come first, with a word and an icon, then those that were not
 * found.
 */
export function FlagBlocks({ record }: { record: IngredientRecord }) {
  return levels.map((level) => (
    <Fragment key={level}>
      <FlagBlock record={record} level={level} />
      {level === 'avoid' && <NotFound record={record} />}
    </Fragment>
  ));
}

/** Names the allergies of the person that are not among the ingredients, and never calls the meal free of them. */
function NotFound({ record }: { record: IngredientRecord }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const names = format.inner(allergiesNotFound(record).map((allergen) => i18n._(labelOf(allergenNames, allergen))));
  if (!names) return null;
  return (
    <section className={`${styles.flags} ${styles.notice}`}>
      <h2 className={styles.level}>
        <Trans>Your allergies</Trans>
      </h2>
      <p>
        <Trans>Not among the ingredients listed here: {names}. What the kitchen added is not known.</Trans>
      </p>
    </section>
  );
}

function FlagBlock({ record, level }: { record: IngredientRecord; level: (typeof levels)[number] }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const flags = flagsOf(record, level);
  if (flags.length === 0) return null;
  const commonAllergen = (text: string) => t`Common allergen: ${text}`;
  const Icon = level === 'avoid' ? OctagonAlert : TriangleAlert;
  return (
    <section className={`${styles.flags} ${styles[level]}`}>
      <h2 className={styles.level}>
        {level !== 'notice' && <Icon aria-hidden="true" size="2.2rem" />}
        {titles[level]}
      </h2>
      <ul>
        {flags.map(({ food, ingredient, flag }) => {
          const name = format.name(ingredient);
          const text = flagText(i18n, flag);
          const href = lookupPath(flag, name);
          return (
            <li key={`${food.foodId}${ingredient.foodId}${flag.code}${flag.allergen ?? ''}`} className={styles.flag}>
              <strong>
                {flag.code === 'allergen' && level === 'notice' ? commonAllergen(format.inner([text])) : text}
              </strong>
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
}

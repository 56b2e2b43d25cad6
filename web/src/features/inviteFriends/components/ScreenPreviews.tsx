import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FoodPicture } from '#domains/food/components/FoodPicture.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { sampleFoods } from '../labels.ts';
import { sampleDay, sampleDinner, sampleMeal, totalOf } from '../model/sample-meals.ts';
import styles from './ScreenPreviews.module.css';

/** Shows three small screens of the app with sample values. */
export function ScreenPreviews() {
  const { i18n } = useLingui();
  const format = useFormat();
  const kcal = (energy: number) => {
    const value = format.number(energy);
    return <Trans>{value} kcal</Trans>;
  };
  const eaten = format.number(sampleDay.eaten);
  const goal = format.number(sampleDay.goal);
  return (
    <section className={layout.column3}>
      <Sample number={1} title={<Trans>A photo becomes numbers</Trans>}>
        <ul>
          {sampleMeal.map(({ food, grams, energy }) => (
            <li key={food} className={styles.line}>
              <FoodPicture small food={{ name: i18n._(sampleFoods[food]), nameEn: i18n._(sampleFoods[food]) }} />
              <span className={styles.food}>
                {i18n._(sampleFoods[food])}{' '}
                <small>
                  <Trans>{grams} g</Trans>
                </small>
              </span>
              <span>{kcal(energy)}</span>
            </li>
          ))}
          <li className={`${styles.line} ${styles.total}`}>
            <span>
              <Trans>Total</Trans>
            </span>
            <span>{kcal(totalOf(sampleMeal))}</span>
          </li>
        </ul>
      </Sample>
      <Sample number={2} title={<Trans>Your day at a glance</Trans>}>
        <div className={styles.meter} aria-hidden="true">
          <span style={{ width: `${(sampleDay.eaten / sampleDay.goal) * 100}%` }} />
        </div>
        <p className={styles.line}>
          <span>
            <Trans>
              {eaten} of {goal} kcal
            </Trans>
          </span>
          <strong>
            <Trans>{format.number(sampleDay.goal - sampleDay.eaten)} kcal left</Trans>
          </strong>
        </p>
      </Sample>
      <Sample number={3} title={<Trans>A dinner that fits what is left</Trans>}>
        <ul className={styles.dishes}>
          {sampleDinner.map((food) => (
            <li key={food}>
              <FoodPicture small food={{ name: i18n._(sampleFoods[food]), nameEn: i18n._(sampleFoods[food]) }} />
              {i18n._(sampleFoods[food])}
            </li>
          ))}
        </ul>
      </Sample>
      <p className={typography.centredNote}>
        <Trans>Example values.</Trans>
      </p>
    </section>
  );
}

function Sample({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) {
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.title}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {title}
      </figcaption>
      {children}
    </figure>
  );
}

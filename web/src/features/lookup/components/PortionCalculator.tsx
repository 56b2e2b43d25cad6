import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { Badge } from '#ui/Badge.tsx';
import { Stepper } from '#ui/form/Stepper.tsx';
import { bandTones, bandWords } from '../labels.ts';
import type { Food } from '../model/food.ts';
import { glycemicLoad, loadBand, portionRange } from '../model/glycemic-load.ts';
import styles from './FoodDetail.module.css';

/** A portion in grams with its values: glycaemic load or purine, carbohydrate and energy. */
export function PortionCalculator({ food }: { food: Food }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const [grams, setGrams] = useState(100);
  const isGlycemic = food.carbohydrate !== undefined;
  const load = isGlycemic ? glycemicLoad(food, grams) : undefined;
  const purine = isGlycemic ? undefined : format.number((food.value * grams) / 100, { atMost: 0 });
  const [carbs, kcal] = [food.carbohydrate, food.energy].map((per100) =>
    per100 == null ? undefined : format.number((per100 * grams) / 100, { atMost: 0 }),
  );
  const shownLoad = load === undefined ? '—' : format.number(load, { atMost: 0 });
  return (
    <div className={styles.portion}>
      <Stepper
        label={t`Portion`}
        value={grams}
        onChange={setGrams}
        min={portionRange[0]}
        max={portionRange[1]}
        step={grams < 50 ? 5 : 25}
        unit="g"
      />
      <p className={styles.load} role="status">
        {isGlycemic ? (
          <>
            <span>
              <Trans>Glycaemic load</Trans> <strong className={styles.figure}>{shownLoad}</strong>
            </span>
            {load !== undefined && <Badge tone={bandTones[loadBand(load)]}>{i18n._(bandWords[loadBand(load)])}</Badge>}
          </>
        ) : (
          <span>
            <Trans>
              Purine <strong className={styles.figure}>{purine}</strong> mg
            </Trans>
          </span>
        )}
      </p>
      <p className={styles.soft}>
        {carbs !== undefined && (
          <span>
            <Trans>{carbs} g carbohydrate</Trans>
          </span>
        )}
        {kcal !== undefined && (
          <span>
            <Trans>{kcal} kcal</Trans>
          </span>
        )}
      </p>
      {isGlycemic && (
        <p className={styles.soft}>
          {load === undefined ? (
            <Trans>No carbohydrate is published for this food, so its load is unknown.</Trans>
          ) : (
            <>
              <Trans>GI × carbohydrate without fibre ÷ 100: low to 10, high from 20 (Diabetes Care, 2008).</Trans>{' '}
              {food.fiber === undefined && (
                <Trans>The fibre of this food is not published, so its load is slightly too high.</Trans>
              )}
            </>
          )}
        </p>
      )}
    </div>
  );
}

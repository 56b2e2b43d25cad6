import type { Allergen, PlannedDish } from '@health-app/sdk';
import { Plural, Trans } from '@lingui/react/macro';
import { FoodPicture } from '#domains/food/components/FoodPicture.tsx';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import type { Open } from '#lib/open-value.ts';
import { useScreenOn } from '#platform/device/useScreenOn.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { Button } from '#ui/Button.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import layout from '#ui/Layout.module.css';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import typography from '#ui/Typography.module.css';
import { DishAllergens } from './DishAllergens.tsx';
import styles from './DishSheet.module.css';

interface Props {
  dish: PlannedDish;
  heeded: readonly Open<Allergen>[];
  onClose: () => void;
  /** Requests another dish instead; absent if the meal cannot change. */
  onAnother?: (() => void) | undefined;
}

/** The details of a dish: ingredients, preparation and nutrients. The phone's screen stays on while the person cooks. */
export function DishSheet({ dish, heeded, onClose, onAnother }: Props) {
  const format = useFormat();
  const { ingredients = [], method, methodEn, minutes, allergens = [], amount, macros } = dish;
  const cooks = Boolean(method);
  useScreenOn(cooks);
  const [grams, kcal] = [format.grams(amount), format.energy(macros.energy)];
  return (
    <Sheet
      open
      title={<IsolatedName name={format.name(dish)} />}
      onClose={onClose}
      actions={
        onAnother && (
          <Button fullWidth variant="quiet" onClick={onAnother}>
            <Trans>Another dish instead</Trans>
          </Button>
        )
      }
    >
      <div className={layout.stack4}>
        <p className={typography.soft}>
          <Trans>
            {grams} g, {kcal} kcal
          </Trans>
          {minutes > 0 && (
            <>
              {' · '}
              <Plural value={minutes} one="# minute to cook" other="# minutes to cook" />
            </>
          )}
        </p>
        <p className={styles.allergens}>
          <DishAllergens allergens={allergens} heeded={heeded} />
        </p>
        {ingredients.length > 0 && (
          <section>
            <h3 className={styles.title}>
              <Trans>What goes in</Trans>
            </h3>
            <ul className={styles.ingredients}>
              {ingredients.map((food) => (
                <li key={food.foodId}>
                  <FoodPicture small food={food} />
                  <span className={layout.grow}>{format.name(food)}</span>
                  <span className={styles.grams}>
                    <Grams amount={food.amount} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {method && (
          <section>
            <h3 className={styles.title}>
              <Trans>How it is cooked</Trans>
            </h3>
            <ServerText as="p" text={method} en={methodEn} />
          </section>
        )}
        <MacroBars eaten={macros} />
      </div>
    </Sheet>
  );
}

function Grams({ amount }: { amount: number }) {
  const format = useFormat();
  const grams = format.grams(amount);
  return <Trans>{grams} g</Trans>;
}

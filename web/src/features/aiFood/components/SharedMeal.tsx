import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../platform/client.ts';
import { pathTo } from '../../../platform/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { formatEnergy } from '../../../ui/food/amounts.ts';
import { FoodList, FoodRow } from '../../../ui/food/FoodRow.tsx';
import { mealNames } from '../../../ui/food/labels.ts';
import { MacroBars } from '../../../ui/food/MacroBars.tsx';
import { MealPhoto } from '../../../ui/food/MealPhoto.tsx';
import { roundParts } from '../../../ui/food/macros.ts';
import { nameIn } from '../../../ui/food/portion.ts';
import { usePortionText } from '../../../ui/food/usePortionText.ts';
import { QueryView } from '../../../ui/query/QueryView.tsx';
import styles from './AiFood.module.css';

/** A meal that somebody shared. It names nobody, and shows no day of theirs. */
export function SharedMeal({ shareCode }: { shareCode: string }) {
  const { i18n } = useLingui();
  const { t } = useMacro();
  const portionText = usePortionText();
  const shared = useQuery(queries.aiFood.viewHistoryRecord({ shareCode }, { silent: true }));
  return (
    <>
      <QueryView query={shared} skeleton={<Skeleton rows={2} height="24rem" />}>
        {({ mealType, picture, items, macros }) => {
          const kcal = formatEnergy(i18n.locale, macros.energy);
          const whole = roundParts(items.map((item) => item.macros.energy));
          return (
            <>
              {picture && <MealPhoto className={styles.photo} src={picture} alt={t`The meal as it was served`} />}
              <Card padded title={<Trans>A shared meal: {i18n._(mealNames[mealType])}</Trans>}>
                <p className={styles.figure}>
                  <Trans>{kcal} kcal</Trans>
                </p>
                <MacroBars eaten={macros} />
              </Card>
              <Card>
                <FoodList label={t`Foods of the meal`}>
                  {items.map((item, index) => (
                    <FoodRow
                      // biome-ignore lint/suspicious/noArrayIndexKey: a meal may hold a food twice
                      key={`${item.foodId}${index}`}
                      name={nameIn(i18n.locale, item)}
                      portion={portionText(item.amount, item.servings)}
                      energy={whole[index]}
                    />
                  ))}
                </FoodList>
              </Card>
            </>
          );
        }}
      </QueryView>
      <ButtonLink href={pathTo('/ai-food/list')}>
        <Trans>Analyse a meal of my own</Trans>
      </ButtonLink>
    </>
  );
}

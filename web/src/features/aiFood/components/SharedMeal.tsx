import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { MealFoods } from '#domains/food/components/MealFoods.tsx';
import { mealNames } from '#domains/food/labels.ts';
import { MealPhoto } from '#domains/meal/components/MealPhoto.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { AiMark } from '#ui/AiMark.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import typography from '#ui/Typography.module.css';
import styles from './SharedMeal.module.css';

/** Shows a meal that somebody shared, anonymously and without their day. */
export function SharedMeal({ shareCode }: { shareCode: string }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const shared = useQuery(queries.aiFood.viewHistoryRecord({ shareCode }));
  return (
    <>
      <QueryView query={shared} skeleton={<Skeleton rows={2} height="24rem" />}>
        {({ mealType, picture, items, macros, generatedAt }) => {
          const kcal = format.energy(macros.energy);
          return (
            <>
              {picture && <MealPhoto className={styles.photo} src={picture} alt={t`The meal as it was served`} />}
              <Card padded title={<Trans>A shared meal: {i18n._(labelOf(mealNames, mealType))}</Trans>}>
                <p className={typography.figure}>
                  <Trans>{kcal} kcal</Trans>
                </p>
                <MacroBars eaten={macros} />
                <AiMark at={generatedAt} />
              </Card>
              <MealFoods items={items} />
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

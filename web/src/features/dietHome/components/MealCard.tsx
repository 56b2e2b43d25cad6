import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import CookingPot from 'lucide-react/icons/cooking-pot';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { CardEmpty, HomeCard } from '#domains/home/components/HomeCard.tsx';
import { withEaten } from '#domains/plan/model/unsent-answers.ts';
import { joinNames } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { useNow } from '#lib/time/clock.ts';
import { dayAt, timeAt } from '#lib/time/local-clock.ts';
import { queries } from '#platform/client.ts';
import { fact } from '#platform/fact.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { useWaiting } from '#platform/outbox/store.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { AiMark } from '#ui/AiMark.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { mealNames } from '../labels.ts';
import { nextMeal } from '../model/energy-left.ts';
import styles from './MealCard.module.css';

/** Shows the next meal of today's plan. */
export function MealCard() {
  const { i18n } = useLingui();
  const format = useFormat();
  const now = useNow();
  const waiting = useWaiting('mealPlan.finish');
  const query = useQuery(useFirstQuery('mealPlan.detail', dayAt(now)));
  const hasMeals = (query.data?.meals.length ?? 0) > 0;
  // A hint. The screen of the plan reports a failure.
  const { data: plan } = useOptionalQuery({ ...queries.mealPlan.status(), enabled: hasMeals });
  const outdated = hasMeals && plan?.outdatedBy !== undefined;
  return (
    <HomeCard
      icon={<CookingPot aria-hidden="true" size="1.8rem" />}
      title={<Trans>Next planned meal</Trans>}
      href={pathTo('/ai-app/custom')}
    >
      <QueryView
        query={query}
        skeleton={<Skeleton rows={1} height={{ en: '15rem', 'zh-CN': '8.65rem' }} />}
        isEmpty={({ meals }) => meals.length === 0}
        empty={
          <CardEmpty
            action={
              <ButtonLink variant="quiet" href={pathTo('/food-app/custom/dietary-preferences')}>
                <Trans>Make a meal plan</Trans>
              </ButtonLink>
            }
          >
            {query.data?.status === 'generating' ? (
              <Trans>Your meal plan is being written.</Trans>
            ) : (
              <Trans>No meals are planned for today.</Trans>
            )}
          </CardEmpty>
        }
      >
        {(day) => {
          const meal = nextMeal(withEaten(day, waiting), timeAt(now));
          if (!meal) {
            return (
              <CardEmpty>
                <Trans>Every planned meal of today is eaten.</Trans>
              </CardEmpty>
            );
          }
          const kcal = fact('meal.energy', format.energy(meal.macros.energy), meal.mealId);
          return (
            <div className={layout.stack1}>
              <p className={styles.head}>
                <KeyFigure>{format.time(meal.time)}</KeyFigure>
                <span className={typography.soft}>
                  <Trans>
                    {i18n._(labelOf(mealNames, meal.mealType))}, {kcal} kcal
                  </Trans>
                </span>
              </p>
              <ServerText as="p" text={joinNames(format, meal.items.map(format.name))} />
              <AiMark at={day.generatedAt} />
            </div>
          );
        }}
      </QueryView>
      {outdated && (
        <div className={styles.outdated}>
          <p className={styles.warning}>
            <TriangleAlert aria-hidden="true" className={styles.icon} size="1.8rem" />
            <Trans>This plan no longer fits you</Trans>
          </p>
          <ButtonLink variant="quiet" href={pathTo('/food-app/custom/dietary-preferences')}>
            <Trans>Make a new plan</Trans>
          </ButtonLink>
        </div>
      )}
    </HomeCard>
  );
}

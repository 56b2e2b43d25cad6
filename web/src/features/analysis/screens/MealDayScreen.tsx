import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { mealAt } from '#domains/food/model/meal-types.ts';
import { RepeatYesterdayMeal } from '#domains/meal/components/RepeatYesterdayMeal.tsx';
import { useNow, useToday } from '#lib/time/clock.ts';
import { timeAt } from '#lib/time/local-clock.ts';
import { useFirstPages } from '#platform/query/useFirstQuery.ts';
import { BrokenLink } from '#platform/routing/BrokenLink.tsx';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { LeadAndMain } from '#ui/Columns.tsx';
import { ContentBoundary } from '#ui/feedback/ContentBoundary.tsx';
import { PullToRefresh } from '#ui/list/PullToRefresh.tsx';
import { Screen } from '#ui/Screen.tsx';
import { AddMealOptions } from '../components/AddMealOptions.tsx';
import { AnalysedMeals } from '../components/AnalysedMeals.tsx';
import { DayCard } from '../components/DayCard.tsx';
import { PastMeals } from '../components/PastMeals.tsx';
import { PendingMeals } from '../components/PendingMeals.tsx';
import { analyzeParams } from '../model/params.ts';

/** `/ai-app/analyze?date=&mealType=`: the day so far, the ways to add a meal, and the earlier meals. */
export function MealDayScreen() {
  const [params] = useParams(analyzeParams);
  const today = useToday();
  const guess = mealAt(timeAt(useNow()));
  const isValid = params && (params.date ?? today) <= today;
  return (
    <Screen title={<Trans>Food analysis</Trans>}>
      <PullToRefresh>
        {isValid ? (
          <Start date={params.date ?? today} mealType={params.mealType ?? guess} />
        ) : (
          <BrokenLink title={<Trans>This link has no date</Trans>} href={pathTo('/ai-app/analyze')}>
            <Trans>Open today</Trans>
          </BrokenLink>
        )}
      </PullToRefresh>
    </Screen>
  );
}

function Start({ date, mealType }: { date: string; mealType: ReturnType<typeof mealAt> }) {
  const records = useInfiniteQuery(useFirstPages('analysis.record'));
  return (
    <LeadAndMain
      lead={<DayCard date={date} />}
      main={
        <>
          <AddMealOptions date={date} mealType={mealType} />
          <ContentBoundary>
            <RepeatYesterdayMeal date={date} mealType={mealType} />
          </ContentBoundary>
          <ContentBoundary>
            <PendingMeals date={date} />
          </ContentBoundary>
          <ContentBoundary>
            <PastMeals
              records={records.isLoading ? undefined : (records.data?.pages[0]?.list ?? [])}
              date={date}
              mealType={mealType}
            />
          </ContentBoundary>
          <AnalysedMeals query={records} />
        </>
      }
    />
  );
}

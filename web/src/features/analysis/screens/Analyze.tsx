import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNow, useToday } from '../../../lib/clock.ts';
import { timeAt } from '../../../lib/days.ts';
import { useParams } from '../../../lib/params.ts';
import { infiniteQueries } from '../../../platform/client.ts';
import { pathTo } from '../../../platform/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { mealAt } from '../../../ui/food/meals.ts';
import { PullToRefresh } from '../../../ui/list/PullToRefresh.tsx';
import { ContentBoundary } from '../../../ui/query/ContentBoundary.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { DayCard } from '../components/DayCard.tsx';
import { EarlierMeals } from '../components/EarlierMeals.tsx';
import { EatenBefore } from '../components/EatenBefore.tsx';
import { Unfinished } from '../components/Unfinished.tsx';
import { WaysToAdd } from '../components/WaysToAdd.tsx';
import { analyzeParams } from '../model/params.ts';

/** `/ai-app/analyze?date=&mealType=`: the day so far, the ways to add a meal, and the meals before. */
export function Analyze() {
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
          <ErrorState
            title={<Trans>This address names no day</Trans>}
            action={
              <ButtonLink href={pathTo('/ai-app/analyze')}>
                <Trans>Open today</Trans>
              </ButtonLink>
            }
          >
            <Trans>The link may have been cut off on the way.</Trans>
          </ErrorState>
        )}
      </PullToRefresh>
    </Screen>
  );
}

function Start({ date, mealType }: { date: string; mealType: ReturnType<typeof mealAt> }) {
  const records = useInfiniteQuery(infiniteQueries.analysis.record());
  return (
    <>
      <DayCard date={date} />
      <WaysToAdd date={date} mealType={mealType} />
      <ContentBoundary>
        <Unfinished date={date} />
      </ContentBoundary>
      <ContentBoundary>
        <EatenBefore records={records.data?.pages[0]?.list ?? []} date={date} mealType={mealType} />
      </ContentBoundary>
      <EarlierMeals query={records} />
    </>
  );
}

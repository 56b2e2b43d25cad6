import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useToday } from '#lib/time/clock.ts';
import { InfiniteList } from '#platform/list/InfiniteList.tsx';
import { useFirstPages } from '#platform/query/useFirstQuery.ts';
import { BrokenLink } from '#platform/routing/BrokenLink.tsx';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { LeadAndMain, Wide } from '#ui/Columns.tsx';
import { ContentBoundary } from '#ui/feedback/ContentBoundary.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PullToRefresh } from '#ui/list/PullToRefresh.tsx';
import { Screen } from '#ui/Screen.tsx';
import { DaySummary } from '../components/DaySummary.tsx';
import { DiaryDays } from '../components/DiaryDays.tsx';
import { HistoryDay } from '../components/HistoryDay.tsx';
import { WeekEnergyChart } from '../components/WeekEnergyChart.tsx';
import { historyParams } from '../model/params.ts';

/** `/ai-food/history?date=`: the summary of a day, and all analysed meals by day. */
export function AiFoodHistoryScreen() {
  const [params, setParams] = useParams(historyParams);
  const today = useToday();
  const date = params ? (params.date ?? today) : undefined;
  return (
    <Screen title={<Trans>Analysed meals</Trans>}>
      <PullToRefresh>
        {date === undefined || date > today ? (
          <BrokenLink title={<Trans>This link has no date</Trans>} href={pathTo('/ai-food/history')}>
            <Trans>Open today</Trans>
          </BrokenLink>
        ) : (
          <Days date={date} today={today} onChange={(next) => setParams({ date: next })} />
        )}
      </PullToRefresh>
    </Screen>
  );
}

function Days({ date, today, onChange }: { date: string; today: string; onChange: (date: string) => void }) {
  const { t } = useLingui();
  const history = useInfiniteQuery(useFirstPages('aiFood.historyRecord'));
  return (
    <>
      <Wide>
        <DiaryDays date={date} today={today} onDate={onChange} />
      </Wide>
      <LeadAndMain
        lead={<DaySummary key={date} date={date} />}
        main={
          <>
            <ContentBoundary>
              <WeekEnergyChart
                days={history.isPending ? undefined : (history.data?.pages[0]?.list ?? [])}
                today={today}
                onPick={onChange}
              />
            </ContentBoundary>
            <InfiniteList
              query={history}
              label={t`Days with analysed meals, newest first`}
              keyOf={(day) => day.date}
              rowHeight={20}
              variant="cards"
              skeleton={<Skeleton rows={3} height="16rem" />}
              empty={
                <EmptyState art="plate" title={<Trans>No meal yet</Trans>}>
                  <Trans>Add a meal by a photo or by names. It stays here, and can be eaten again with one tap.</Trans>
                </EmptyState>
              }
            >
              {(day) => <HistoryDay day={day} />}
            </InfiniteList>
          </>
        }
      />
    </>
  );
}

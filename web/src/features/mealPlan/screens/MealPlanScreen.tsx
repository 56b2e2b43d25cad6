import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useWithCare } from '#domains/care/model/useCare.ts';
import { PlanKindNote } from '#domains/plan/components/PlanKindNote.tsx';
import { withEaten } from '#domains/plan/model/unsent-answers.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useToday } from '#lib/time/clock.ts';
import { addDays, type Day, startOfWeek } from '#lib/time/days.ts';
import { invalidate, queries } from '#platform/client.ts';
import { RefusedEntries } from '#platform/outbox/RefusedEntries.tsx';
import { useWaiting } from '#platform/outbox/store.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { usePolled } from '#platform/query/usePolled.ts';
import { useQueryWithToast } from '#platform/query/useQueryWithToast.ts';
import { BrokenLink } from '#platform/routing/BrokenLink.tsx';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { MainAndAside, Wide } from '#ui/Columns.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Screen } from '#ui/Screen.tsx';
import { CurrentPlanCard } from '../components/CurrentPlanCard.tsx';
import { DayMeals, type OpenedMeal } from '../components/DayMeals.tsx';
import { MealPlanIntroduction } from '../components/MealPlanIntroduction.tsx';
import { PlanDays } from '../components/PlanDays.tsx';
import { PlanProgress } from '../components/PlanProgress.tsx';
import { refusals } from '../labels.ts';
import { planParams } from '../model/params.ts';

const NEVER = 1;

/** `/ai-app/custom?date=`: the meal plan, a day at a time. */
export function MealPlanScreen() {
  const [params, setParams] = useParams(planParams);
  const today = useToday();
  // Without a plan, the calendar needs no request. The start has requested the rest, which most people need at once.
  const never = useQuery(useFirstQuery('mealPlan.neverCustomizedStatus'));
  return (
    <Screen title={<Trans>Meal plan</Trans>}>
      {params ? (
        <QueryView
          query={never}
          skeleton={
            <>
              <Skeleton rows={1} height="11.9rem" />
              <Skeleton rows={1} height="35.3rem" />
              <Skeleton rows={1} height="48rem" />
            </>
          }
        >
          {(flag) =>
            flag === NEVER ? (
              <MealPlanIntroduction />
            ) : (
              <Plan date={params.date ?? today} onDate={(date) => setParams({ date })} />
            )
          }
        </QueryView>
      ) : (
        <BrokenLink title={<Trans>This link has no date</Trans>} href={pathTo('/ai-app/custom')}>
          <Trans>Open today</Trans>
        </BrokenLink>
      )}
    </Screen>
  );
}

function Plan({ date, onDate }: { date: Day; onDate: (date: Day) => void }) {
  const [opened, setOpened] = useState<OpenedMeal>();
  const first = startOfWeek(date, useFormat().firstDay);
  // The neighbouring weeks become visible while the person swipes.
  const calendar = useQuery({
    ...queries.mealPlan.calendar({ from: addDays(first, -7), to: addDays(first, 13) }),
    placeholderData: keepPreviousData,
  });
  const waiting = useWaiting('mealPlan.finish');
  const day = useWithCare(useQuery(queries.mealPlan.detail({ date })));
  // Uses the allergies that the server respects.
  const submission = useQuery(queries.mealPlan.viewSubmit());
  const days = (
    <PlanDays
      date={date}
      calendar={calendar.data ?? []}
      onDate={onDate}
      onMeal={(day, mealId) => {
        onDate(day);
        setOpened({ mealId });
      }}
    />
  );
  return (
    <>
      <Progress />
      <Wide>{days}</Wide>
      <MainAndAside
        main={
          <>
            <InlineError error={calendar.data ? null : calendar.error}>
              <Trans>The marks of the days could not be loaded.</Trans>
            </InlineError>
            <MealPlanGuide />
            <InlineError error={submission.data ? null : submission.error}>
              <Trans>Your allergies could not be loaded: the dishes are not marked with them.</Trans>
            </InlineError>
            <RefusedEntries operation="mealPlan.finish" texts={refusals} />
            <QueryView query={day} skeleton={<Skeleton rows={4} height="16rem" />}>
              {(day) => (
                <DayMeals
                  key={day.date}
                  day={withEaten(day, waiting)}
                  heeded={submission.data?.heededAllergies ?? []}
                  opened={opened}
                />
              )}
            </QueryView>
          </>
        }
        aside={
          <>
            <CurrentPlanCard day={day.data} />
            <PlanKindNote kind="mealPlan" />
          </>
        }
      />
    </>
  );
}

/** Polls a new plan until it is ready, then reloads the days that it changed. */
function Progress() {
  const cache = useQueryClient();
  const { query, wait } = usePolled(queries.mealPlan.status(), ({ status }) => status === 'generating');
  const status = query.data?.status;
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'generating' && status !== 'generating') void invalidate(cache, 'mealPlan');
    before.current = status;
  }, [status, cache]);
  return (
    <QueryView query={query} skeleton={null}>
      {(state) => <PlanProgress state={state} wait={wait} />}
    </QueryView>
  );
}

const SHOW = 1;

/** Explains how to use a plan until the person has done so once. Renders nothing if the reply fails. */
function MealPlanGuide() {
  const { data } = useQueryWithToast(queries.mealPlan.guideFlag());
  if (data !== SHOW) return null;
  return (
    <Card padded title={<Trans>How to use your plan</Trans>}>
      <p>
        <Trans>
          Tap <strong>Eaten</strong> after a meal, and it counts in your diary. <strong>Something else</strong> shows
          another meal; nothing changes before you use it.
        </Trans>
      </p>
    </Card>
  );
}

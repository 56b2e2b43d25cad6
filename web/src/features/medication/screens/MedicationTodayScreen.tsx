import type { MedicationDay, MedicationReminder } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Plus from 'lucide-react/icons/plus';
import { memo } from 'react';
import { refusals } from '#domains/medication/labels.ts';
import { unansweredOf } from '#domains/medication/model/day-counts.ts';
import { nowAt, type Slot } from '#domains/medication/model/schedule.ts';
import { withAnswers } from '#domains/plan/model/unsent-answers.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { fromList } from '#lib/hooks/useLeaveGuard.ts';
import { useNow, useOpenedDay } from '#lib/time/clock.ts';
import { addDays, type Day, FIRST_DAY, LAST_DAY, startOfWeek, yearOf } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { RefusedEntries } from '#platform/outbox/RefusedEntries.tsx';
import { useWaiting } from '#platform/outbox/store.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { CalendarStrip } from '#ui/calendar/CalendarStrip.tsx';
import { type DayMark, type DayMarkNames, type DayMarks, dayMarkWords } from '#ui/calendar/DayMarkIcon.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { PullToRefresh } from '#ui/list/PullToRefresh.tsx';
import { Rows } from '#ui/list/Rows.tsx';
import { BarLink, Screen } from '#ui/Screen.tsx';
import typography from '#ui/Typography.module.css';
import { AsNeededMedicines } from '../components/AsNeededMedicines.tsx';
import { DayDoses, DayDosesSkeleton } from '../components/DayDoses.tsx';
import { NewDay, Unanswered } from '../components/DayHints.tsx';
import { ReminderRow } from '../components/ReminderRow.tsx';
import { todayParams } from '../model/params.ts';
import { useRenewedReminders } from '../model/useRenewedReminders.ts';

/** `/medicine-remind?date=`: the doses of a day, by default of today, and all reminders. */
export function MedicationTodayScreen() {
  const { t } = useLingui();
  const now = nowAt(useNow());
  const [params, setParams] = useParams(todayParams);
  const [openedDay, openToday] = useOpenedDay();
  const day = params?.date ?? openedDay;
  const show = (date: string) => {
    openToday();
    setParams({ date: date === now.day ? undefined : date });
  };
  const week = useWeek(day);
  const yesterday = week.get(addDays(now.day, -1));
  const unanswered = yesterday ? unansweredOf(yesterday) : 0;

  const waiting = useWaiting('medication.finish');
  const doses = useQuery({ ...useFirstQuery('medication.list', day), enabled: params !== undefined });
  // The schedules and the supply are current, whatever day is displayed.
  const reminders = useQuery(queries.medication.list({ date: now.day }));
  useRenewedReminders(reminders.data);

  return (
    <Screen
      title={<Trans>Medication</Trans>}
      action={
        <BarLink href={pathTo('/medicine-remind/record')} label={t`Record`}>
          <CalendarDays aria-hidden="true" size="2.2rem" />
        </BarLink>
      }
    >
      <PullToRefresh>
        {params ? (
          <MainAndAside
            main={
              <>
                <CalendarStrip
                  label={t`Days of the week`}
                  value={day}
                  onChange={show}
                  min={FIRST_DAY}
                  max={LAST_DAY}
                  marks={marksOf(week.values(), now.day)}
                  markNames={markNames}
                />
                {params.date === undefined && openedDay !== now.day && <NewDay onToday={() => show(now.day)} />}
                <RefusedEntries operation="medication.finish" texts={refusals} />
                <QueryView
                  query={doses}
                  skeleton={<DayDosesSkeleton />}
                  isEmpty={(list) => list.length === 0}
                  empty={
                    <EmptyState art="medication" title={<Trans>No reminders yet</Trans>} action={<AddReminder />}>
                      <Trans>Add what you take and when. You will see each dose here, day by day.</Trans>
                    </EmptyState>
                  }
                >
                  {(list) => (
                    <DayDoses
                      key={day}
                      reminders={withAnswers(list, day, waiting)}
                      day={day}
                      now={now}
                      onToday={() => show(now.day)}
                    />
                  )}
                </QueryView>
                {day === now.day && <AsNeededMedicines reminders={reminders.data ?? []} />}
                {day === now.day && unanswered > 0 && (
                  <Unanswered count={unanswered} onOpen={() => show(addDays(now.day, -1))} />
                )}
              </>
            }
            aside={
              // For today, the list of doses is the same query and shows its failure.
              reminders.data === undefined && day !== now.day ? (
                <InlineError error={reminders.error} />
              ) : (
                reminders.data &&
                reminders.data.length > 0 && <AllReminders reminders={reminders.data} day={now.day} time={now.time} />
              )
            }
          />
        ) : (
          <ErrorState
            title={<Trans>There is no such date</Trans>}
            action={
              <Button onClick={() => show(now.day)}>
                <Trans>Go to today</Trans>
              </Button>
            }
          >
            <Trans>The link has a date that does not exist, or one outside 2000 to 2100.</Trans>
          </ErrorState>
        )}
      </PullToRefresh>
    </Screen>
  );
}

/** Memoised, because another selected day leaves the reminders as they are. */
const AllReminders = memo(function AllReminders({ reminders, day, time }: { reminders: MedicationReminder[] } & Slot) {
  return (
    <>
      <section>
        <h2 className={typography.softHeading}>
          <Trans>All reminders</Trans>
        </h2>
        <Card>
          <Rows items={reminders} keyOf={({ reminderId }) => reminderId}>
            {(reminder) => <ReminderRow reminder={reminder} now={{ day, time }} />}
          </Rows>
        </Card>
      </section>
      {/* A rare action must not cover the doses, which are used daily. */}
      <AddReminder variant="quiet" />
    </>
  );
});

function AddReminder({ variant = 'main' }: { variant?: 'main' | 'quiet' }) {
  return (
    <ButtonLink href={pathTo('/medicine-remind/add')} state={fromList} variant={variant}>
      <Plus aria-hidden="true" size="1.8rem" strokeWidth={2.4} />
      <Trans>Add reminder</Trans>
    </ButtonLink>
  );
}

/**
 * The planned days of a day's week, by date. A week at New Year belongs to two years. Empty until the years are loaded,
 * because the marks of a week are optional.
 */
function useWeek(day: Day): Map<Day, MedicationDay> {
  const first = startOfWeek(day, useFormat().firstDay);
  // Except at New Year, both are the same query.
  const begun = useOptionalQuery(queries.medication.yearList({ year: yearOf(first) }));
  const ended = useOptionalQuery(queries.medication.yearList({ year: yearOf(addDays(first, 6)) }));
  return new Map([...(begun.data ?? []), ...(ended.data ?? [])].map((entry) => [entry.date, entry]));
}

const markNames: DayMarkNames = {
  done: <Trans>All taken</Trans>,
  partial: <Trans>Some skipped</Trans>,
  unknown: <Trans>Not fully logged</Trans>,
  due: dayMarkWords.due,
};

const marksOf = (days: Iterable<MedicationDay>, today: Day): DayMarks =>
  Object.fromEntries(Array.from(days, (entry) => [entry.date, markOf(entry, today)]));

/** An open question while a dose has no answer, a full dot when all are taken, an open dot while some of today are pending. */
function markOf({ date, planned, taken, skipped }: MedicationDay, today: Day): DayMark {
  if (taken + skipped < planned) return date === today ? 'due' : 'unknown';
  return taken === planned ? 'done' : 'partial';
}

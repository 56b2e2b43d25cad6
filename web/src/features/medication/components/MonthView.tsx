import type { MedicationHistoryDay } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Day, daysOfMonth, FIRST_DAY, monthOf } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Card } from '#ui/Card.tsx';
import { LeadAndMain } from '#ui/Columns.tsx';
import { CalendarMonth, type DayRings } from '#ui/calendar/CalendarMonth.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import typography from '#ui/Typography.module.css';
import { tally } from '../model/doses.ts';
import { medicinesOf } from '../model/medication-history.ts';
import { DayRecord } from './DayRecord.tsx';
import { MedicineList } from './MedicineList.tsx';

interface Props {
  day: Day;
  /** `YYYY-MM` */
  month: string;
  today: Day;
  onChange: (day: Day) => void;
  onMonthChange: (month: string) => void;
  /** Content above the calendar. */
  children: ReactNode;
}

/** A month with a ring per day, the doses of the selected day, and the adherence per medicine. */
export function MonthView({ day, month, today, onChange, onMonthChange, children }: Props) {
  const { t } = useLingui();
  const days = daysOfMonth(month);
  const [from, to] = [days[0] as Day, days[days.length - 1] as Day];
  const history = useQuery(queries.medication.historyList({ pageNum: 1, pageSize: 31, from, to }));
  return (
    <LeadAndMain
      lead={
        <>
          {children}
          <Card padded>
            <CalendarMonth
              label={t`Days of the record`}
              month={month}
              onMonthChange={onMonthChange}
              value={day}
              onChange={onChange}
              min={FIRST_DAY}
              max={today}
              rings={ringsOf(history.data?.list ?? [], (taken, planned) => t`${taken} of ${planned} taken`)}
            />
          </Card>
        </>
      }
      main={
        <QueryView query={history} skeleton={<Skeleton rows={3} height="20rem" />}>
          {({ list }) => (
            <>
              {monthOf(day) === month && (
                <DayRecord date={day} doses={list.find(({ date }) => date === day)?.doses ?? []} />
              )}
              <section>
                <h2 className={typography.softHeading}>
                  <Trans>By medicine, this month</Trans>
                </h2>
                <MedicineList medicines={medicinesOf(list, today)} />
              </section>
            </>
          )}
        </QueryView>
      }
    />
  );
}

function ringsOf(days: MedicationHistoryDay[], words: (taken: number, planned: number) => string): DayRings {
  const rings = days.map(({ date, doses }) => {
    const { taken, planned } = tally(doses);
    return [date, { share: taken / planned, text: words(taken, planned) }];
  });
  return Object.fromEntries(rings);
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Day } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import layout from '#ui/Layout.module.css';
import { AdherenceText } from '../components/AdherenceText.tsx';
import { adherenceOf, FIRST_YEAR, LAST_YEAR, monthsOf } from '../model/year.ts';
import { YearCalendar } from './YearCalendar.tsx';
import styles from './YearView.module.css';

interface Props {
  year: number;
  today: Day;
  onChange: (year: number) => void;
}

/** A year: its adherence and its calendar. */
export function YearView({ year, today, onChange }: Props) {
  const { t } = useLingui();
  // As a string, so that it gets no thousands separator.
  const name = String(year);
  const query = useQuery(queries.medication.yearList({ year }));
  return (
    <section className={layout.column4}>
      <div className={styles.head}>
        <IconButton
          label={t`Previous year`}
          icon={<ChevronLeft aria-hidden="true" size="2rem" />}
          disabled={year === FIRST_YEAR}
          onClick={() => onChange(year - 1)}
        />
        <h2 className={styles.year} aria-live="polite">
          {year}
        </h2>
        <IconButton
          label={t`Next year`}
          icon={<ChevronRight aria-hidden="true" size="2rem" />}
          disabled={year === LAST_YEAR}
          onClick={() => onChange(year + 1)}
        />
      </div>
      <QueryView query={query} skeleton={<YearSkeleton />}>
        {(days) => (
          <>
            <Card padded>
              <AdherenceText period={<Trans>Year {name}</Trans>} adherence={adherenceOf(days, today)} />
            </Card>
            <Card padded>
              <YearCalendar months={monthsOf(year, days, today)} today={today} />
            </Card>
          </>
        )}
      </QueryView>
    </section>
  );
}

function YearSkeleton() {
  return (
    <>
      <Skeleton rows={1} height="15rem" />
      <div aria-hidden="true">
        <Skeleton rows={1} height="62rem" />
      </div>
    </>
  );
}

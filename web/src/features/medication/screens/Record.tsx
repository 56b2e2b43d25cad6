import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'wouter';
import { useToday } from '../../../lib/clock.ts';
import { yearOf } from '../../../lib/days.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { History } from '../components/History.tsx';
import { YearView } from '../components/YearView.tsx';
import { FIRST_YEAR, LAST_YEAR } from '../model/year.ts';

/** `/medicine-remind/record?year=`: a year at a glance, this one without a year, and all doses by day. */
export function Record() {
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('year') ?? String(yearOf(today));
  const year = /^\d{4}$/.test(asked) ? Number(asked) : Number.NaN;
  return (
    <Screen title={<Trans>Medication record</Trans>}>
      {year >= FIRST_YEAR && year <= LAST_YEAR ? (
        <>
          <YearView
            year={year}
            today={today}
            onChange={(other) => setSearch({ year: String(other) }, { replace: true })}
          />
          <History today={today} />
        </>
      ) : (
        <ErrorState
          title={<Trans>There is no such year</Trans>}
          action={
            <ButtonLink href="/medicine-remind/record">
              <Trans>Go to this year</Trans>
            </ButtonLink>
          }
        >
          <Trans>The record goes from 2000 to 2100.</Trans>
        </ErrorState>
      )}
    </Screen>
  );
}

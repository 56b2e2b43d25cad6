import { Trans } from '@lingui/react/macro';
import { useToday } from '../../../lib/clock.ts';
import { yearOf } from '../../../lib/days.ts';
import { useParams } from '../../../lib/params.ts';
import { pathTo } from '../../../platform/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { History } from '../components/History.tsx';
import { YearView } from '../components/YearView.tsx';
import { recordParams } from '../model/params.ts';

/** `/medicine-remind/record?year=`: the calendar of a year, by default of this one, and all doses by day. */
export function Record() {
  const today = useToday();
  const [params, setParams] = useParams(recordParams);
  return (
    <Screen title={<Trans>Medication record</Trans>}>
      {params ? (
        <>
          <YearView year={params.year ?? yearOf(today)} today={today} onChange={(year) => setParams({ year })} />
          <History today={today} />
        </>
      ) : (
        <ErrorState
          title={<Trans>There is no such year</Trans>}
          action={
            <ButtonLink href={pathTo('/medicine-remind/record')}>
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

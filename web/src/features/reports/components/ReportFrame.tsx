import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Path } from '#lib/path.ts';
import { useToday } from '#lib/time/clock.ts';
import { useParams } from '#platform/routing/params.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Screen } from '#ui/Screen.tsx';
import { dateParams } from '../model/params.ts';

interface Props {
  title: ReactNode;
  /** The screen's path without a day. */
  plain: Path;
  children: (date: string, today: string, setDate: (date: string) => void) => ReactNode;
}

/** The frame of a report on a day, which is today or earlier. @default today */
export function ReportFrame({ title, plain, children }: Props) {
  const [params, setParams] = useParams(dateParams);
  const today = useToday();
  const date = params ? (params.date ?? today) : undefined;
  return (
    <Screen title={title}>
      {date !== undefined && date <= today ? (
        children(date, today, (next) => setParams({ date: next }))
      ) : (
        <ErrorState
          title={<Trans>This link has no date that a report can have</Trans>}
          action={
            <ButtonLink href={plain}>
              <Trans>Open the latest one</Trans>
            </ButtonLink>
          }
        >
          <Trans>The link may have been cut off on the way, or its day is still to come.</Trans>
        </ErrorState>
      )}
    </Screen>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#lib/format/format.ts';
import { dateOf } from '#lib/time/instants.ts';
import { TimeLeft } from '#ui/time/TimeLeft.tsx';

/** Shows the deadline of an invitation and the time left. */
export function AnswerDeadline({ expiresAt }: { expiresAt: string }) {
  const { i18n } = useLingui();
  const moment = formatDate(i18n.locale, dateOf(expiresAt), 'moment');
  return (
    <TimeLeft until={expiresAt} over={<Trans>The time to answer is over.</Trans>}>
      {(left) => (
        <>
          <Trans>Open until {moment}</Trans>
          <br />
          <Trans>{left} left</Trans>
        </>
      )}
    </TimeLeft>
  );
}

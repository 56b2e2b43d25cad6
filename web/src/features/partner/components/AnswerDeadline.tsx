import { Trans } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { dateOf } from '#lib/time/instants.ts';
import { TimeLeft } from '#ui/time/TimeLeft.tsx';

/** Shows the deadline of an invitation and the time left. */
export function AnswerDeadline({ expiresAt }: { expiresAt: string }) {
  const format = useFormat();
  const moment = format.date(dateOf(expiresAt), 'moment');
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

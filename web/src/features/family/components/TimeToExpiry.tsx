import { Trans } from '@lingui/react/macro';
import { TimeLeft } from '#ui/time/TimeLeft.tsx';

/** Time until an invitation or a code expires. */
export function TimeToExpiry({ at }: { at: string }) {
  return (
    <TimeLeft until={at} over={<Trans>Expired</Trans>}>
      {(left) => <Trans>Expires in {left}</Trans>}
    </TimeLeft>
  );
}

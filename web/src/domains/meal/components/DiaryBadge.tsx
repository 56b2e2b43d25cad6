import { Trans } from '@lingui/react/macro';
import { Badge } from '#ui/Badge.tsx';

interface Props {
  /** Whether the diary contains the meal, be it recorded in another way, as by the plan. */
  saved: boolean;
}

/** Says whether a meal is in the diary. */
export function DiaryBadge({ saved }: Props) {
  return (
    <Badge tone={saved ? 'good' : 'plain'}>
      {saved ? <Trans>In your diary</Trans> : <Trans>Not in the diary</Trans>}
    </Badge>
  );
}

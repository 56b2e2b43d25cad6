import { Trans } from '@lingui/react/macro';
import { Badge } from '#ui/Badge.tsx';

interface Props {
  /** Whether the diary contains the meal itself. */
  saved: boolean;
  /** Whether the diary contains the same meal, recorded in another way, as by the plan. @default false */
  hasTwin?: boolean;
}

/** Says whether a meal is in the diary. */
export function DiaryBadge({ saved, hasTwin = false }: Props) {
  return (
    <Badge tone={saved || hasTwin ? 'good' : 'plain'}>
      {saved ? (
        <Trans>In your diary</Trans>
      ) : hasTwin ? (
        <Trans>Already in diary</Trans>
      ) : (
        <Trans>Not in the diary</Trans>
      )}
    </Badge>
  );
}

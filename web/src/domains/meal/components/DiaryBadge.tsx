import type { MealEntry } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { kindNames } from '#domains/food/labels.ts';
import { Badge } from '#ui/Badge.tsx';

interface Props {
  /** Whether the diary contains the meal itself. */
  saved: boolean;
  /** The entry of the diary for the same meal, recorded in another way. */
  twin?: MealEntry | undefined;
}

/** Says whether a meal is in the diary. The same meal may be there in another way, as by the plan. */
export function DiaryBadge({ saved, twin }: Props) {
  const { i18n } = useLingui();
  const kind = twin && kindNames[twin.kind];
  if (saved || (twin && !kind))
    return (
      <Badge tone="good">
        <Trans>In your diary</Trans>
      </Badge>
    );
  if (!kind)
    return (
      <Badge>
        <Trans>Not in the diary</Trans>
      </Badge>
    );
  const how = i18n._(kind);
  return (
    <Badge tone="good">
      <Trans>In diary · {how}</Trans>
    </Badge>
  );
}

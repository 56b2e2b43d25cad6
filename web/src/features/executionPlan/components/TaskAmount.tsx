import type { PlanTask } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '#lib/format/format.ts';

/** Shows the target amount of a task, if it has one. */
export function TaskAmount({ task: { amount, unit } }: { task: PlanTask }) {
  const { i18n } = useLingui();
  if (typeof amount !== 'number') return null;
  if (unit === 'minute') return <Plural value={amount} one="# minute" other="# minutes" />;
  if (unit === 'step') return <Plural value={amount} one="# step" other="# steps" />;
  const ml = formatNumber(i18n.locale, amount);
  return <Trans>{ml} ml</Trans>;
}

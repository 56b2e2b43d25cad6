import type { PlanTask } from '@health-app/sdk';
import { Plural, Trans } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';

/** Shows the target amount of a task, if it has one. */
export function TaskAmount({ task: { amount, unit } }: { task: PlanTask }) {
  const format = useFormat();
  if (typeof amount !== 'number') return null;
  if (unit === 'minute') return <Plural value={amount} one="# minute" other="# minutes" />;
  if (unit === 'step') return <Plural value={amount} one="# step" other="# steps" />;
  const ml = format.number(amount);
  return <Trans>{ml} ml</Trans>;
}

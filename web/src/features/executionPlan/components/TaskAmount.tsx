import type { PlanTask } from '@health-app/sdk';
import { Plural, Trans } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { saysAmount } from '../model/plan-day.ts';

/** Shows the target amount of a task, if it has one that its title does not say. */
export function TaskAmount({ task: { amount, unit }, title }: { task: PlanTask; title: string }) {
  const format = useFormat();
  if (typeof amount !== 'number' || saysAmount(title, amount)) return null;
  if (unit === 'minute') return <Plural value={amount} one="# minute" other="# minutes" />;
  if (unit === 'step') return <Plural value={amount} one="# step" other="# steps" />;
  const ml = format.number(amount);
  return <Trans>{ml} ml</Trans>;
}

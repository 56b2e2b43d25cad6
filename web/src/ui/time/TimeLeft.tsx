import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDeadline } from '#lib/time/clock.ts';
import { type DurationPart, durationParts } from '#lib/time/durations.ts';

interface Props {
  /** RFC 3339 */
  until: string;
  /** Replaces the text after the deadline. */
  over: ReactNode;
  /** Renders the sentence that contains a duration such as "1 day 12 hours". */
  children: (left: string) => ReactNode;
}

/** The time until a deadline, updated every minute. */
export function TimeLeft({ until, over, children }: Props) {
  const { i18n } = useLingui();
  const left = durationParts(useDeadline(until));
  if (left.length === 0) return over;
  return children(left.map(({ unit, count }) => i18n._(unitTexts[unit](count))).join(' '));
}

const unitTexts: Record<DurationPart['unit'], (count: number) => MessageDescriptor> = {
  day: (count) => msg`${plural(count, { one: '# day', other: '# days' })}`,
  hour: (count) => msg`${plural(count, { one: '# hour', other: '# hours' })}`,
  minute: (count) => msg`${plural(count, { one: '# minute', other: '# minutes' })}`,
};

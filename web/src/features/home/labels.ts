import type { Judgement } from '@health-app/sdk/safety';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, select } from '@lingui/core/macro';
import type { DurationPart } from '#lib/time/durations.ts';
import type { RefusalTexts } from '#platform/failures/failure-text.ts';

export const durationTexts: Record<DurationPart['unit'], (count: number) => MessageDescriptor> = {
  day: (count) => msg`${plural(count, { one: '# day', other: '# days' })}`,
  hour: (count) => msg`${plural(count, { one: '# h', other: '# h' })}`,
  minute: (count) => msg`${plural(count, { one: '# min', other: '# min' })}`,
};

/** The reasons why a dose of today cannot be answered. */
export const doseRefusals: RefusalTexts = {
  GONE: msg`This reminder has been deleted.`,
  NOT_PLANNED: msg`No dose is planned at this time.`,
  DOSE_DOUBTED: msg`Another dose was taken close to this time, or it is late. See under Medication what to do.`,
};

/** What a value of a family member says, after the name of the member. */
export function memberNews(kind: string, { urgency, level }: Judgement): MessageDescriptor {
  if (urgency === 'now') {
    return msg`${select(kind, { bloodPressure: 'blood pressure', bloodSugar: 'blood sugar', other: 'heart rate' })} needs medical help now`;
  }
  if (urgency === 'today') {
    return msg`${select(kind, { bloodPressure: 'blood pressure', bloodSugar: 'blood sugar', other: 'heart rate' })} needs a doctor today`;
  }
  return msg`${select(kind, { bloodPressure: 'blood pressure', bloodSugar: 'blood sugar', other: 'heart rate' })} ${select(level ?? 'high', { low: 'below the usual range', raised: 'a little high', other: 'above the usual range' })}`;
}

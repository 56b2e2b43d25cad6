import type { HealthDataSource, HealthDataType, HealthPeriod, HealthSeriesCode } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { levels as judgedLevels } from '#domains/health/labels.ts';
import { entryOf, type Open } from '#lib/open-value.ts';
import type { RefusalTexts } from '#platform/failures/failure-text.ts';
import type { Tone } from '#ui/Badge.tsx';
import type { Level } from './model/chart.ts';

export { kindNames } from '#domains/health/labels.ts';

/** Names of the time of the same length before a period. */
export const beforeNames: Record<Exclude<HealthPeriod, 'year'>, MessageDescriptor> = {
  week: msg`7 days before`,
  month: msg`30 days before`,
  halfYear: msg`6 months before`,
};

/** Stages of sleep in the order of a bar, from the bottom up. */
export const stageNames: Record<'deep' | 'light' | 'rem', MessageDescriptor> = {
  deep: msg({ message: 'Deep', context: 'sleep' }),
  light: msg({ message: 'Light', context: 'sleep' }),
  rem: msg({ message: 'REM', context: 'sleep' }),
};

export const seriesNames: Record<HealthSeriesCode, MessageDescriptor> = {
  weight: msg({ message: 'Weight', context: 'health data' }),
  bloodSugarFasting: msg({ message: 'Fasting', context: 'blood sugar' }),
  bloodSugarAfterMeal: msg({ message: '2 hours after a meal', context: 'blood sugar' }),
  systolic: msg({ message: 'Systolic', context: 'blood pressure' }),
  diastolic: msg({ message: 'Diastolic', context: 'blood pressure' }),
  sleep: msg({ message: 'Sleep', context: 'health data' }),
  heartRate: msg({ message: 'Heart rate', context: 'health data' }),
  uricAcid: msg({ message: 'Uric acid', context: 'health data' }),
};

const deviceNames: Record<HealthDataType, MessageDescriptor> = {
  weight: msg({ message: 'Scale', context: 'source of a value' }),
  bloodPressure: msg({ message: 'Blood pressure monitor', context: 'source of a value' }),
  bloodSugar: msg({ message: 'Glucose meter', context: 'source of a value' }),
  uricAcid: msg({ message: 'Uric acid meter', context: 'source of a value' }),
  heartRate: msg({ message: 'Heart-rate monitor', context: 'source of a value' }),
  sleep: msg({ message: 'Wearable', context: 'source of a value' }),
};

const otherSources: Record<Exclude<HealthDataSource, 'device'>, MessageDescriptor> = {
  manual: msg({ message: 'Entered by hand', context: 'source of a value' }),
  healthApp: msg({ message: 'Health app', context: 'source of a value' }),
  camera: msg({ message: 'Camera', context: 'source of a value' }),
};

/** The name of a reading's source; a reply may lack the source. */
export const sourceName = (
  type: Open<HealthDataType>,
  source: Open<HealthDataSource> | undefined,
): MessageDescriptor | undefined => (source === 'device' ? entryOf(deviceNames, type) : entryOf(otherSources, source));

export const levels: Record<Level, { word: MessageDescriptor; tone: Tone }> = {
  low: judgedLevels.low,
  normal: { word: msg({ message: 'Normal', context: 'level' }), tone: 'good' },
  high: judgedLevels.high,
};

/** Instructions to start with a kind that was never measured. */
export const beginnings: Record<HealthDataType, MessageDescriptor> = {
  weight: msg`Weigh yourself in the morning, after the toilet and before breakfast, always on the same scale. Add the first weight here.`,
  bloodPressure: msg`Sit quietly for five minutes, with your arm at the height of your heart. Measure twice, one minute apart, and enter the average in the app.`,
  bloodSugar: msg`Measure in the morning before you eat, or two hours after a meal. Enter the value in the app, or let your meter send it.`,
  uricAcid: msg`You find it in a laboratory report, or measure it with a home meter. Enter the value in the app.`,
  heartRate: msg`The app measures it with the camera of your phone, in half a minute.`,
  sleep: msg`A watch or your phone records your nights. Share them from the phone’s health data.`,
};

export const weightRefusals = {
  IMPLAUSIBLE: msg`It is far from your last weight. Is it in kilograms, and yours?`,
  FUTURE: msg`This time has not come yet.`,
} satisfies RefusalTexts;

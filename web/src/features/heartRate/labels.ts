import type { HealthDataSource, HealthPeriod, HeartRateState } from '@health-app/sdk';
import { restingPulseToAsk } from '@health-app/sdk/safety';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Problem } from './model/run-measurement.ts';
import type { Zone } from './model/zones.ts';

export const stateNames: Record<HeartRateState, MessageDescriptor> = {
  resting: msg({ context: 'heart rate', message: 'At rest' }),
  active: msg({ context: 'heart rate', message: 'Active' }),
};

export const sourceNames: Record<HealthDataSource, MessageDescriptor> = {
  manual: msg({ context: 'source of a value', message: 'Entered by hand' }),
  device: msg({ context: 'source of a value', message: 'Heart-rate monitor' }),
  healthApp: msg({ context: 'source of a value', message: 'Health app' }),
  camera: msg({ context: 'source of a value', message: 'Camera' }),
};

/** Names of the chart of a period. */
export const rangeNames: Record<HealthPeriod, MessageDescriptor> = {
  week: msg`At rest, range of each day`,
  month: msg`At rest, range of each day`,
  halfYear: msg`At rest, range of each week`,
  year: msg`At rest, range of each month`,
};

export const zoneNames: Record<Zone, MessageDescriptor> = {
  low: msg({ context: 'heart rate', message: 'Slow' }),
  usual: msg({ context: 'heart rate', message: 'Usual' }),
  high: msg({ context: 'heart rate', message: 'Fast' }),
  light: msg({ context: 'effort', message: 'Light' }),
  moderate: msg({ context: 'effort', message: 'Moderate' }),
  vigorous: msg({ context: 'effort', message: 'Vigorous' }),
  hardest: msg({ context: 'effort', message: 'Very hard' }),
};

/** The meaning of each zone. None is a diagnosis. */
export const zoneTexts: Record<Zone, MessageDescriptor> = {
  low: msg`Your heart beats more slowly than most adults’ at rest. That is common in people who train a lot, and in deep rest; some medicines do it, too. See a doctor if you also feel dizzy, weak or short of breath.`,
  usual: msg`Your heart rate is within the range that is usual for adults at rest.`,
  high: msg`Your heart beats faster than most adults’ at rest. Coffee, stress, fever, little sleep or having just moved can do that. Sit quietly for five minutes and measure again. See a doctor if it stays above ${restingPulseToAsk} or you feel unwell.`,
  light: msg`Below the range of moderate exercise for your age: a warm-up, a stroll, or a heart that has already calmed down.`,
  moderate: msg`In the range of moderate exercise for your age: you can talk, but not sing.`,
  vigorous: msg`In the range of vigorous exercise for your age: you can say only a few words at a time.`,
  hardest: msg`Close to the highest heart rate of your age. Slow down and let your heart recover, above all if you are not used to it.`,
};

/** Why a measurement failed, and how to solve it. */
export const problemTexts: Record<Problem, { title: MessageDescriptor; text: MessageDescriptor }> = {
  'no-pulse': {
    title: msg`It could not be measured`,
    text: msg`The pulse was in reach for too short a time. Keep still, keep your fingertip or the strap in place, and try again. Warm hands help.`,
  },
  'camera-denied': {
    title: msg`The app may not use the camera`,
    text: msg`Allow the camera in the phone’s settings, then come back. No picture is taken or kept.`,
  },
  'bluetooth-denied': {
    title: msg`The app may not use Bluetooth`,
    text: msg`Allow Bluetooth in the phone’s settings, then come back.`,
  },
  unavailable: {
    title: msg`The sensor cannot be used just now`,
    text: msg`Another app may be using the camera, or the monitor is out of reach. Close other apps, wear the monitor, and try again.`,
  },
  unsupported: {
    title: msg`This version of the app cannot measure`,
    text: msg`Update the app, then try again.`,
  },
  failed: {
    title: msg`The measurement was interrupted`,
    text: msg`Nothing was measured. Try again.`,
  },
};

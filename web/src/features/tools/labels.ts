import type { WaistClass } from '@health-app/sdk/safety';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { bodyMassWords } from '#domains/health/labels.ts';
import type { Tone } from '#ui/Badge.tsx';
import type { Activity } from './model/basal-metabolism.ts';
import type { BmiBand } from './model/bmi.ts';
import type { RatioBand } from './model/waist-hip-ratio.ts';

/** Name and tone of a band. */
export interface BandWords {
  label: MessageDescriptor;
  tone: Tone;
}

export const bmiWords: Record<BmiBand, BandWords> = {
  ...bodyMassWords,
  obese1: { label: msg`Obesity, class I`, tone: 'poor' },
  obese2: { label: msg`Obesity, class II`, tone: 'poor' },
  obese3: { label: msg`Obesity, class III`, tone: 'poor' },
};

export const ratioWords: Record<RatioBand, BandWords> = {
  fine: { label: msg({ message: 'Normal', context: 'waist' }), tone: 'good' },
  raised: { label: msg({ message: 'High', context: 'waist' }), tone: 'poor' },
};

export const waistWords: Record<WaistClass, BandWords> = {
  normal: { label: msg({ message: 'Normal', context: 'waist' }), tone: 'good' },
  preCentral: { label: msg({ message: 'Borderline', context: 'waist' }), tone: 'fair' },
  central: { label: msg`Central obesity`, tone: 'poor' },
};

export const activityWords: Record<Activity, { name: MessageDescriptor; detail: MessageDescriptor }> = {
  sedentary: { name: msg`Hardly active`, detail: msg`Mostly sitting, no exercise` },
  light: { name: msg`Lightly active`, detail: msg`Exercise 1–3 days a week` },
  moderate: { name: msg`Active`, detail: msg`Exercise 3–5 days a week` },
  high: { name: msg`Very active`, detail: msg`Hard exercise 6–7 days a week` },
  extreme: { name: msg`Extremely active`, detail: msg`Hard labour, or training twice a day` },
};

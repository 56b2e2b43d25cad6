import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlainPath } from '#platform/routing/paths.ts';

/** Screens of the general product that work without an account. */
export const sampleScreens: { path: PlainPath; title: MessageDescriptor }[] = [
  { path: '/sugar-control/search', title: msg`Look up a food` },
  { path: '/tools/bmi', title: msg`Calculate your BMI` },
  { path: '/growth-curve', title: msg`A child’s growth` },
];

import { msg } from '@lingui/core/macro';
import { pathTo } from '#platform/routing/paths.ts';

/** All calculators, in the order of the list. */
export const calculators = [
  { path: pathTo('/tools/bmi'), title: msg`BMI`, detail: msg`Weight by height, and its band` },
  { path: pathTo('/tools/standard-weight'), title: msg`Standard weight`, detail: msg`What is usual at your height` },
  { path: pathTo('/tools/basal-metabolism'), title: msg`Basal metabolism`, detail: msg`Energy at rest, and in a day` },
  { path: pathTo('/tools/waist-hip-ratio'), title: msg`Waist–hip ratio`, detail: msg`Where the body keeps its fat` },
  { path: pathTo('/tools/heart-rate'), title: msg`Fat-burning heart rate`, detail: msg`How hard to exercise` },
  {
    path: pathTo('/tools/predicted-height'),
    title: msg`Predicted height`,
    detail: msg`A child’s adult height, by the parents’`,
  },
];

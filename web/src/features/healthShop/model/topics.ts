import type { HealthDataType } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Path } from '#lib/path.ts';
import { pathTo } from '#platform/routing/paths.ts';

/** A page of the shop: the goods for a kind of health data. */
export interface Topic {
  title: MessageDescriptor;
  healthDataType: HealthDataType;
  path: Path;
}

export const weight: Topic = {
  title: msg`Products for weight (Ad)`,
  healthDataType: 'weight',
  path: pathTo('/product/weight'),
};
export const bloodSugar: Topic = {
  title: msg`Products for blood sugar (Ad)`,
  healthDataType: 'bloodSugar',
  path: pathTo('/product/blood-sugar'),
};
export const sleep: Topic = {
  title: msg`Products for sleep (Ad)`,
  healthDataType: 'sleep',
  path: pathTo('/sleep-product'),
};

export const topics = [weight, bloodSugar, sleep];

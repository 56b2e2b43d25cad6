import type { HealthDataType } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A page of the shop: the goods for a kind of health data. */
export interface Topic {
  title: MessageDescriptor;
  healthDataType: HealthDataType;
}

export const weight: Topic = { title: msg`Goods for weight (Ad)`, healthDataType: 'weight' };
export const bloodSugar: Topic = { title: msg`Goods for blood sugar (Ad)`, healthDataType: 'bloodSugar' };
export const sleep: Topic = { title: msg`Goods for sleep (Ad)`, healthDataType: 'sleep' };

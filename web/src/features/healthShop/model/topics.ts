import type { HealthDataType } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Path } from '#lib/path.ts';
import { pathTo } from '#platform/routing/paths.ts';

/** A topic: free help, the person's own values, and goods. */
export interface Topic {
  title: MessageDescriptor;
  healthDataType: HealthDataType;
  /** Tools of the app that help at once and are free. */
  tools: { href: Path; title: MessageDescriptor; detail: MessageDescriptor }[];
}

export const weight: Topic = {
  title: msg`Goods related to weight (Ad)`,
  healthDataType: 'weight',
  tools: [
    { href: pathTo('/tools/bmi'), title: msg`Work out your BMI`, detail: msg`Height and weight, with what they mean` },
    {
      href: pathTo('/lose-weight-partner/home'),
      title: msg`Find a weight-loss partner`,
      detail: msg`Two keep at it more easily`,
    },
  ],
};

export const bloodSugar: Topic = {
  title: msg`Goods related to blood sugar (Ad)`,
  healthDataType: 'bloodSugar',
  tools: [{ href: pathTo('/sugar-control'), title: msg`Look up foods`, detail: msg`Their glycaemic index` }],
};

export const sleep: Topic = {
  title: msg`Goods related to sleep (Ad)`,
  healthDataType: 'sleep',
  tools: [
    {
      href: pathTo('/health-data/ios-guide', { from: 'sleep' }),
      title: msg`Sync your nights`,
      detail: msg`From your watch or phone`,
    },
  ],
};

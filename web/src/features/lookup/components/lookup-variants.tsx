import type { HealthError, ShareType } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Path } from '#lib/path.ts';
import { queries } from '#platform/client.ts';
import { type BandScale, glycemicScale, purineScale } from '../model/bands.ts';
import { type Food, type FoodCaution, type Language, readGlycemicFoods, readPurineFoods } from '../model/food.ts';
import type { Order } from '../model/food-selection.ts';
import { purineLink, type Shared, sugarToken } from '../model/share-link.ts';

/** The differences between the lookups, which use the same screens. */
export interface Lookup {
  path: '/sugar-control' | '/purine';
  title: MessageDescriptor;
  intro: MessageDescriptor;
  /** Name of the value. */
  measure: MessageDescriptor;
  /** Header of the value's column in a table. */
  column: { name: MessageDescriptor; unit?: MessageDescriptor };
  /** Renders a value with its unit. */
  amount: (value: string) => ReactNode;
  scale: BandScale;
  /** Source of the bands. */
  bandSource: MessageDescriptor;
  orders: Record<Order, MessageDescriptor>;
  /** Common searches. */
  common: MessageDescriptor[];
  /** Explanations of the cautions. */
  cautions: Record<FoodCaution, MessageDescriptor>;
  goods: 'bloodSugar' | 'uricAcid';
  goodsTitle: MessageDescriptor;
  /** All foods, or the server's results for a keyword. */
  useFoods: (keyword?: string) => UseQueryResult<Food[], HealthError>;
  /** How to share it: by a type of the share page with a token for the content, or by the URL of the content. */
  sharing:
    | { type: ShareType; tokenOf: (shared: Shared) => string | undefined }
    | { linkTo: (shared: Shared, language: Language) => Path };
}

const byGroup = msg`By group`;
const byName = msg`By name`;

export const sugar: Lookup = {
  path: '/sugar-control',
  title: msg`Sugar control`,
  intro: msg`The glycaemic index (GI) shows how far a food raises blood sugar, compared with glucose (100).`,
  measure: msg`Glycaemic index (GI)`,
  column: { name: msg`GI` },
  amount: (value) => (
    <Trans>
      <small>GI</small> {value}
    </Trans>
  ),
  scale: glycemicScale,
  bandSource: msg`Bands by WS/T 652-2019, the Chinese standard. By ISO 26642, 70 counts as high.`,
  orders: { group: byGroup, lowFirst: msg`GI low to high`, highFirst: msg`GI high to low`, name: byName },
  common: [msg`rice`, msg`bread`, msg`noodles`, msg`potato`, msg`apple`, msg`banana`, msg`milk`, msg`oats`],
  cautions: {
    alcohol: msg`Alcohol can lower blood sugar hours later, most of all with insulin.`,
    sugars: msg`Much of this is sugar, whatever its index. Keep the amount small.`,
  },
  goods: 'bloodSugar',
  goodsTitle: msg`From our shop, related to blood sugar (Ad)`,
  useFoods: (keyword) =>
    useQuery({
      ...queries.lookup.glycemicIndexList(keyword === undefined ? undefined : { keyword }),
      select: readGlycemicFoods,
      enabled: keyword !== '',
    }),
  sharing: { type: 'sugarControl', tokenOf: sugarToken },
};

export const purine: Lookup = {
  path: '/purine',
  title: msg`Purine`,
  intro: msg`The body turns purine into uric acid. Values are mg per 100 g.`,
  measure: msg`Purine per 100 g`,
  column: { name: msg({ message: 'Purine', context: 'column' }), unit: msg`mg/100 g` },
  amount: (value) => (
    <Trans>
      {value} <small>mg</small>
    </Trans>
  ),
  scale: purineScale,
  bandSource: msg`Bands by the Chinese nutrition encyclopaedia.`,
  orders: { group: byGroup, lowFirst: msg`Purine low to high`, highFirst: msg`Purine high to low`, name: byName },
  common: [msg`beef`, msg`shrimp`, msg`tofu`, msg`mushroom`, msg`pig's liver`, msg`salmon`, msg`spinach`],
  cautions: {
    alcohol: msg`Alcohol raises uric acid, however little purine it has. With gout, leave it out.`,
    sugars: msg`Sugar and fruit juice raise uric acid although they have hardly any purine. Keep the amount small.`,
  },
  goods: 'uricAcid',
  goodsTitle: msg`From our shop, related to uric acid (Ad)`,
  useFoods: (keyword) =>
    useQuery({
      ...queries.lookup.purineIndexList(keyword === undefined ? undefined : { keyword }),
      select: readPurineFoods,
      enabled: keyword !== '',
    }),
  sharing: { linkTo: purineLink },
};

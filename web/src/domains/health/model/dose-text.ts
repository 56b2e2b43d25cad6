import type { DoseUnit } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { formatText } from '#lib/format/format.ts';
import { entryOf, type Open } from '#lib/open-value.ts';
import { isSwallowed } from './dose-unit.ts';

const amounts: Record<DoseUnit, (amount: number) => MessageDescriptor> = {
  tablet: (amount) => msg`${plural(amount, { one: '# tablet', other: '# tablets' })}`,
  capsule: (amount) => msg`${plural(amount, { one: '# capsule', other: '# capsules' })}`,
  sachet: (amount) => msg`${plural(amount, { one: '# sachet', other: '# sachets' })}`,
  drop: (amount) => msg`${plural(amount, { one: '# drop', other: '# drops' })}`,
  puff: (amount) => msg`${plural(amount, { one: '# puff', other: '# puffs' })}`,
  patch: (amount) => msg`${plural(amount, { one: '# patch', other: '# patches' })}`,
  ml: (amount) => msg`${plural(amount, { other: '# ml' })}`,
  mcg: (amount) => msg`${plural(amount, { other: '# µg' })}`,
  mg: (amount) => msg`${plural(amount, { other: '# mg' })}`,
  g: (amount) => msg`${plural(amount, { other: '# g' })}`,
  iu: (amount) => msg`${plural(amount, { other: '# IU' })}`,
};

/** How a dose is answered: the verb of its unit, and whether its time is still far. */
interface Take {
  unit: Open<DoseUnit> | undefined;
  early: boolean;
}

/** The verb for a dose: a tablet is taken, an injection is used. */
export const takeText = ({ unit, early }: Take): MessageDescriptor =>
  isSwallowed(unit) ? (early ? msg`Take early` : msg`Take`) : early ? msg`Use early` : msg`Use`;

/** The accessible name of a button with {@link takeText}: it begins with the same words. */
export function takeName(
  { unit, early }: Take,
  { medicineName, time }: { medicineName: string; time: string },
): MessageDescriptor {
  if (early) {
    return isSwallowed(unit) ? msg`Take early: ${medicineName}, ${time}` : msg`Use early: ${medicineName}, ${time}`;
  }
  return isSwallowed(unit) ? msg`Take ${medicineName}, ${time}` : msg`Use ${medicineName}, ${time}`;
}

/** A dose with its unit, e.g. "2 tablets". An unknown unit is shown as the server sends it. */
export const amountOf = (dose: number, unit: Open<DoseUnit> | undefined): MessageDescriptor =>
  entryOf(amounts, unit)?.(dose) ?? { id: `${dose} ${formatText(unit)}` };

import * as v from 'valibot';
import { idParam, senderParam } from '#platform/routing/params.ts';

const userName = senderParam;

/** Id of the sender, for the statistics; the screens do not show it. */
const userId = v.fallback(v.optional(idParam), undefined);

export const loginParams = v.object({ next: v.optional(v.string()), userId, userName });

export const introduceParams = v.object({ userId, userName });

/** `page`: the screen that the app opens after the installation. */
export const downloadParams = v.object({ page: v.optional(v.string()), userId });

const numberIn = (pattern: RegExp, min: number, max: number) =>
  v.pipe(v.string(), v.regex(pattern), v.transform(Number), v.minValue(min), v.maxValue(max));

/** A change of weight, −50 to 50 with one decimal, over 1 to 366 days. No link carries a weight. */
export const weightParams = v.object({
  userName,
  change: v.optional(numberIn(/^-?\d{1,2}(\.\d)?$/, -50, 50)),
  days: v.optional(numberIn(/^\d{1,3}$/, 1, 366)),
  by: v.optional(v.picklist(['kg', 'percent'])),
});

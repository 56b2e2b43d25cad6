import * as v from 'valibot';
import { dayParam } from '#platform/routing/params.ts';

export const planParams = v.object({ date: v.optional(dayParam) });

export const preferencesParams = v.object({
  /** The screen that opens afterwards. @default the meal plan */
  next: v.optional(v.string()),
  /** A food to add to the wanted ones. */
  want: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))),
});

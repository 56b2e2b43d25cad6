import * as v from 'valibot';
import type { Open } from './open-value.ts';

/** A value of a reply in a form: one that this version does not know is kept, and goes back as it came. */
export const openSchema = <Value extends string>() => v.custom<Open<Value>>((value) => typeof value === 'string');

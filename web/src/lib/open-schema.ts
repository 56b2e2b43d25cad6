import * as v from 'valibot';
import type { Open } from './open-value.ts';

/** A schema for a reply's enumeration in a form. An unknown value is kept and sent back unchanged. */
export const openSchema = <Value extends string>() => v.custom<Open<Value>>((value) => typeof value === 'string');

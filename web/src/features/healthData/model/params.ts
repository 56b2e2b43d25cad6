import * as v from 'valibot';
import { dataTypes } from '#domains/health/model/data-types.ts';
import { dayParam } from '#platform/routing/params.ts';

const typeParam = v.picklist(dataTypes);

/**
 * `/health-data/detail`: a kind with a period and its last day; by default the week up to today. Without a kind, all kinds.
 * `add` opens the form for a weight.
 */
export const detailParams = v.object({
  healthDataType: v.optional(typeParam),
  period: v.optional(v.picklist(['week', 'month', 'halfYear', 'year'])),
  date: v.optional(dayParam),
  add: v.optional(v.string()),
});

/** `/health-data/ios-guide`: the kind that the person came from. */
export const guideParams = v.object({ from: v.optional(typeParam) });

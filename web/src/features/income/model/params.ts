import * as v from 'valibot';

const tabs = ['draws', 'unsettled'] as const;

/** An unknown tab shows the withdrawals. */
export const withdrawParams = v.object({ tab: v.fallback(v.optional(v.picklist(tabs), 'draws'), 'draws') });

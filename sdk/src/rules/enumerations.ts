/** Kinds of membership by name (spec, section 3). */
export const memberTypes = { none: 0, weekly: 1, monthly: 2, yearly: 3 } as const;
/** Genders by name (spec, section 3). */
export const genders = { unknown: -1, male: 1, female: 0 } as const;
/** Yes and no in the API (spec, section 3). */
export const yesNo = { yes: 1, no: 0 } as const;
/** Kinds of questions by name (spec, section 3). */
export const questionTypes = { single: 0, multiple: 1, input: 2 } as const;
/** Whether a question must be answered (spec, section 3). */
export const requiredFlags = { optional: 0, required: 1 } as const;

/** Number of items on a page (spec, section 9). */
export const pageSize = 10;

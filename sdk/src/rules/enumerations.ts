/** The enumerations of the spec (section 3) by name, e.g. `memberTypes.yearly`. */
export const memberTypes = { none: 0, weekly: 1, monthly: 2, yearly: 3 } as const;
export const genders = { unknown: -1, male: 1, female: 0 } as const;
export const yesNo = { yes: 1, no: 0 } as const;
export const questionTypes = { single: 0, multiple: 1, input: 2 } as const;
export const requiredFlags = { optional: 0, required: 1 } as const;

/** How many items a page has (spec, section 9). */
export const pageSize = 10;

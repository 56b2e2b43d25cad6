/** An English word without the ending of its plural. */
export const singular = (word: string): string => word.replace(/(?<=[a-z]o)es$|(?<=[a-z][a-rt-z])s$/, '');

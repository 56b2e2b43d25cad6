/** The bytes of a digest that the worker compares: enough to find any damage, short for a list of all files. */
export const digestLength = 9;

/** Number of bytes of a digest that the worker compares: enough to detect damage, few enough for a list of all files. */
export const digestLength = 6;

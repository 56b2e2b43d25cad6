/** Prefix of the performance mark that each page view creates. */
export const pageMark = 'page:';

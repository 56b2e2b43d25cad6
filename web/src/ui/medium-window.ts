/** A window with space beside the content, as in `tokens.css`, which reserves it. */
export const mediumWindow = matchMedia('(min-width: 46.5em)');

/** A window in which `Columns` has two columns. */
export const largeWindow = matchMedia('(min-width: 64em)');

/** A window with space beside the content, as in `tokens.css`, which reserves it. */
export const mediumWindow = matchMedia('(min-width: 46.5em)');

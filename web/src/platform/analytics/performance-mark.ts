/** The start of the name of the mark that each page view leaves in the browser's timeline. */
export const pageMark = 'page:';

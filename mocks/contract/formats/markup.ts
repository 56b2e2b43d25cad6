/** Escapes text for XML and HTML. Control characters have no form in XML, so they are shown. */
export const escaped = (text: string): string =>
  text
    .replace(/[^\P{Cc}\n\t]/gu, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(/[\uD800-\uDFFF\uFFFE\uFFFF]/g, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

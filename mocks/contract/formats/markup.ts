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

/** Text with its code in backquotes. */
export const marked = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** The style of a page without other files. On a narrow screen, each cell of a stacked table stands below the one before, with its head. */
export const PAGE_STYLE = `:root{color-scheme:light dark;--line:color-mix(in srgb,CanvasText 22%,Canvas);--soft:color-mix(in srgb,CanvasText 72%,Canvas)}
body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}h1,h2,h3{line-height:1.25}h2{margin-top:2.5rem}h3{font-size:1rem;margin:2rem 0 0}
table{border-collapse:collapse;width:100%;margin:1rem 0}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid var(--line);vertical-align:top}:is(th,td):first-child{padding-left:0}table:not(.stacked){max-width:40rem}table:not(.stacked) td{overflow-wrap:normal}
td.n,th.n{text-align:right}code{overflow-wrap:anywhere}
@media(max-width:45rem){.stacked thead{display:none}.stacked tr{display:block;padding:.5rem 0;border-bottom:1px solid var(--line)}
.stacked td{display:flex;gap:.75rem;padding:.1rem 0;border:0}.stacked td>*{min-width:0}.stacked td::before{content:attr(data-head);flex:0 0 6rem;color:var(--soft)}
table:not(.stacked){font-size:.875rem}table:not(.stacked) :is(th,td){padding:.4rem 0 .4rem .5rem}table:not(.stacked) :is(th,td):first-child{padding-left:0}}
@media print{tr,li,fieldset{break-inside:avoid}h2,h3{break-after:avoid}}`;

/** @param rows numbers, or markup; a table of numbers is narrow enough for every screen */
export function tableOf(heads: string[], rows: (string | number)[][]): string {
  const isNumber = (column: number) => typeof rows[0]?.[column] === 'number' || /^\d+ %$/.test(`${rows[0]?.[column]}`);
  const numeric = (column: number) => (isNumber(column) ? ' class="n"' : '');
  const head = heads.map((name, at) => `<th scope="col"${numeric(at)}>${name}</th>`).join('');
  const cell = (value: string | number, at: number) =>
    `<td data-head="${heads[at]}"${numeric(at)}><span>${value}</span></td>`;
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n');
  const kind = heads.some((_, at) => isNumber(at)) ? '' : ' class="stacked"';
  return `<table${kind}><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

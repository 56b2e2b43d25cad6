export type Cell = string | number | null | undefined;

/**
 * Texts that a spreadsheet may read as a formula, by their first character: an operator, also in full width, or a control
 * character, which some spreadsheets skip.
 */
const formula = /^[=+\-@＝＋－＠\p{Cc}]/u;

/** Numbers stay numbers, and an apostrophe before a formula makes it a text. */
function safeText(value: Cell): string {
  const text = String(value ?? '');
  return typeof value === 'string' && formula.test(text) ? `'${text}` : text;
}

/** Formats a table as CSV (RFC 4180), with the byte order mark by which spreadsheets recognise UTF-8. */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cell = (value: Cell) => {
    const safe = safeText(value);
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\ufeff${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Formats a table as text with tabs, which a spreadsheet divides into cells when it is pasted. */
export const tabbedOf = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [head, ...rows].map((row) => row.map((value) => safeText(value).replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');

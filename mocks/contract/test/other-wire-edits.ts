/** Replaces `from` with `to`. Throws if `from` does not occur, because the edit would change nothing. */
function changed(text: string, from: string | RegExp, to: string): string {
  const result = text.replaceAll(from, to);
  if (result === text) throw new Error(`The description no longer has ${from}`);
  return result;
}

/** Sets a top-level key; the description may already have another value of it, learned from traffic. */
const set = (key: string, value: string) => (text: string) =>
  `${text.replace(new RegExp(`^${key}: .*\\n`, 'm'), '')}${key}: ${value}\n`;

const envelopeEdits: [from: string | RegExp, to: string][] = [
  ['required: [success, data]', 'required: [code, data]'],
  ['success: { const: true }', 'code: { const: "0" }'],
  ['required: [success, code, msg]', 'required: [code, message]'],
  [/ {4}success: \{ const: false.*\n/g, ''],
  ['    msg:', '    message:'],
];

/** Edits of the wire format by file of the description: the envelope, pages, times, days, ids, amounts of money. */
export const EDITS: Record<string, (text: string) => string> = {
  'shared/envelope.yaml': (text) =>
    set('nulls', 'absent')(envelopeEdits.reduce((edited, [from, to]) => changed(edited, from, to), text)),
  'shared/schemas/Page.yaml': set('x-wire', '{ list: records, pageNum: current, pageSize: size, hasMore: null }'),
  'shared/schemas/DateTime.yaml': set('x-wire', '{ form: "YYYY-MM-DD HH:mm:ss", offset: "+08:00" }'),
  'shared/schemas/Day.yaml': set('x-wire', '{ form: YYYYMMDD, type: integer }'),
  'shared/schemas/Id.yaml': set('x-wire', '{ form: number }'),
  'shared/schemas/Cents.yaml': set('x-wire', '{ form: yuan }'),
};

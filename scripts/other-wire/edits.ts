/** By file of the description, the edit that changes what travels: the envelope, pages, moments, days, ids, amounts of money. */
export const EDITS: Record<string, (text: string) => string> = {
  'shared/envelope.yaml': (text) =>
    text
      .replace('required: [success, data]', 'required: [code, data]')
      .replace('success: { const: true }', 'code: { const: "0" }')
      .replaceAll('required: [success, code, msg]', 'required: [code, message]')
      .replaceAll(/ {4}success: \{ const: false.*\n/g, '')
      .replaceAll('    msg:', '    message:')
      .concat('nulls: absent\n'),
  'shared/schemas/Page.yaml': (text) =>
    `${text}x-wire: { list: records, pageNum: current, pageSize: size, hasMore: null }\n`,
  'shared/schemas/DateTime.yaml': (text) => `${text}x-wire: { form: "YYYY-MM-DD HH:mm:ss", offset: "+08:00" }\n`,
  'shared/schemas/Day.yaml': (text) => `${text}x-wire: { form: YYYYMMDD, type: integer }\n`,
  'shared/schemas/Id.yaml': (text) => `${text}x-wire: { form: number }\n`,
  'shared/schemas/Cents.yaml': (text) => `${text}x-wire: { form: yuan }\n`,
};

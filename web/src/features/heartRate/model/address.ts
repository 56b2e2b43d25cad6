import * as v from 'valibot';

export type Asked = { measured: number } | { recordId: string; date?: string };

const schema = v.union([
  v.pipe(
    v.object({ measured: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) }),
    v.transform(({ measured }) => ({ measured: Number(measured) })),
  ),
  v.object({
    recordId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    /** The day of the record, so that it need not be looked for in all of the history. */
    date: v.optional(v.pipe(v.string(), v.isoDate())),
  }),
]);

/** Which measurement an address names; none that it cannot be. */
export function readAddress(search: URLSearchParams): Asked | undefined {
  const asked = v.safeParse(schema, Object.fromEntries(search));
  return asked.success ? asked.output : undefined;
}

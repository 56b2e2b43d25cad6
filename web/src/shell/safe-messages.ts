import type { I18n, MessageDescriptor } from '@lingui/core';

type Values = MessageDescriptor['values'];

/** Characters that change the direction of the surrounding text. */
const changesDirection = /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * Makes messages safe for values from replies: other people's names and texts cannot reverse the surrounding sentence, and
 * a missing value shows as "—", not as "NaN", as the 0 of a null, or as a gap in the sentence.
 * @param translate the function of the library
 */
export function withSafeValues(translate: I18n['t']): I18n['t'] {
  return ((message: MessageDescriptor | string, values?: Values, options?: object) => {
    const text =
      typeof message === 'string'
        ? translate(message, safe(values), options)
        : translate({ ...message, values: safe(message.values) });
    return text.replace(/\bNaN\b/g, '—');
  }) as I18n['t'];
}

/** Encloses texts with a different direction in isolating marks. A missing value is no number. */
const safe = (values: Values = {}): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && changesDirection.test(value) ? `\u2068${value}\u2069` : (value ?? Number.NaN),
    ]),
  );

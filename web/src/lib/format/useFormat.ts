import { useLingui } from '@lingui/react/macro';
import { type Format, formatIn } from './format.ts';

/** The formats of the page's language: `format.number(58)`, `format.date(day, 'short')`. */
export function useFormat(): Format {
  const { i18n } = useLingui();
  return formatIn(i18n.locale);
}

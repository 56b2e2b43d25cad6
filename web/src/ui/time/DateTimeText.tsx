import { useLingui } from '@lingui/react';
import { formatDate } from '#lib/format/format.ts';

/** A time of the server on the clock of its place. */
export function DateTimeText({ at }: { at: string | null | undefined }) {
  const { i18n } = useLingui();
  const text = formatDate(i18n.locale, at, 'moment');
  return at ? <time dateTime={at}>{text}</time> : text;
}

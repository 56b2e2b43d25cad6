import { useLingui } from '@lingui/react/macro';
import { formatDate } from '#lib/format/format.ts';

/** A time from the server in its own offset. */
export function DateTimeText({ at }: { at: string | null | undefined }) {
  const { i18n } = useLingui();
  const text = formatDate(i18n.locale, at, 'moment');
  return at ? <time dateTime={at}>{text}</time> : text;
}

import { useLingui } from '@lingui/react';
import { formatDate } from '../../lib/format.ts';

/** A time of the server on the clock of its place; "—" for none. */
export function Moment({ at }: { at: string | null | undefined }) {
  const { i18n } = useLingui();
  if (!at || Number.isNaN(Date.parse(at))) return '—';
  return <time dateTime={at}>{formatDate(i18n.locale, at, 'moment')}</time>;
}

import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { createContext } from 'react';
import { formatDate } from '#lib/format/format.ts';
import { dayAt, today } from '#lib/time/days.ts';
import styles from './ContentAge.module.css';

/** Whether the content around already says its age. */
export const AgeContext = createContext(false);

interface Props {
  /** Unix time of the content, ms. */
  at: number | undefined;
  noConnection: boolean;
}

/** The age of content that could not be refreshed. */
export function ContentAge({ at = 0, noConnection }: Props) {
  const { i18n } = useLingui();
  if (at === 0) return null;
  const time = formatDate(i18n.locale, new Date(at), dayAt(at) === today() ? 'time' : 'moment');
  return (
    <p className={styles.age} role="status">
      {noConnection ? <Trans>As of {time}, no connection</Trans> : <Trans>As of {time}</Trans>}
    </p>
  );
}

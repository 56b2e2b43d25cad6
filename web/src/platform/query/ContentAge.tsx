import { Trans } from '@lingui/react/macro';
import { createContext } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { dateOf } from '#lib/time/instants.ts';
import { dayAt, today } from '#lib/time/local-clock.ts';
import styles from './ContentAge.module.css';

/** Whether a parent already shows the age of the content. */
export const AgeContext = createContext(false);

interface Props {
  /** Time of the content, Unix time in ms. */
  at: number | undefined;
  noConnection: boolean;
}

/** Shows the age of content that could not be refreshed. */
export function ContentAge({ at = 0, noConnection }: Props) {
  const format = useFormat();
  if (at === 0) return null;
  const time = format.date(dateOf(at), dayAt(at) === today() ? 'time' : 'moment');
  return (
    <p className={styles.age} role="status">
      {noConnection ? <Trans>As of {time}, no connection</Trans> : <Trans>As of {time}</Trans>}
    </p>
  );
}

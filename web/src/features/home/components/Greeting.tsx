import { useLingui as useI18n } from '@lingui/react';
import { formatDate } from '#lib/format/format.ts';
import { useNow } from '#lib/time/clock.ts';
import { greetings } from '../labels.ts';
import { partOfDay } from '../model/hour.ts';
import { usePerson } from '../model/usePerson.ts';
import styles from './Greeting.module.css';

/** The date, and a greeting by the hour. A greeting without the name needs no failure message; the account row has one. */
export function Greeting() {
  const { i18n } = useI18n();
  const now = useNow();
  const { data } = usePerson();
  return (
    <div>
      <p className={styles.date}>{formatDate(i18n.locale, now, 'weekday')}</p>
      <p className={styles.greeting}>
        {i18n._(greetings[partOfDay(now.getHours())])}
        {data?.userName && (
          <span className={styles.name}>
            {' '}
            <bdi>{data.userName}</bdi>
          </span>
        )}
      </p>
    </div>
  );
}

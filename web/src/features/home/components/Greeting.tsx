import { useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { useNow } from '#lib/time/clock.ts';
import { hourAt } from '#lib/time/local-clock.ts';
import { source } from '#platform/device/embedder.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { greetings } from '../labels.ts';
import { partOfDay } from '../model/part-of-day.ts';
import { usePerson } from '../model/usePerson.ts';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './Greeting.module.css';
import { HomeIllustration } from './HomeIllustration.tsx';

/**
 * Shows the date, a greeting for the time of day, the product's drawing and the account. If the name fails to load, only
 * the account menu reports it.
 */
export function Greeting() {
  const { i18n } = useLingui();
  const format = useFormat();
  const now = useNow();
  const { data } = usePerson();
  const part = partOfDay(hourAt(now));
  return (
    <div className={layout.line2}>
      <div className={`${layout.growField} ${styles.text}`}>
        <p className={typography.soft}>{format.date(now, 'weekday')}</p>
        <p className={styles.greeting}>
          {i18n._(greetings[part])}
          {data?.userName && (
            <>
              {' '}
              <ServerText as="bdi" className={styles.name} text={data.userName} />
            </>
          )}
        </p>
      </div>
      <HomeIllustration partOfDay={part} />
      {/* A native app has its own account page. */}
      {source === '' && <AccountMenu />}
    </div>
  );
}

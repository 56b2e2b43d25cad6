import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { product } from '#platform/routing/product.ts';
import { Badge } from '#ui/Badge.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { sampleDays } from '../model/sample-days.ts';
import styles from './SampleDay.module.css';

/** Shows a day of a fictional person, so that a guest sees the use of an account. */
export function SampleDay() {
  const { i18n } = useLingui();
  const format = useFormat();
  return (
    <section className={styles.day}>
      <h2 className={styles.heading}>
        <Trans>What a day looks like</Trans>{' '}
        <Badge>
          <Trans>Example</Trans>
        </Badge>
      </h2>
      <ol>
        {sampleDays[product].map(({ time, title, detail, value }) => (
          <li key={time} className={styles.row}>
            <span className={styles.time}>{format.time(time)}</span>
            <span className={layout.growText}>
              <span className={typography.strong}>{i18n._(title)}</span>
              <span className={typography.note}>{i18n._(detail)}</span>
            </span>
            <strong className={styles.value}>{i18n._(value)}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}

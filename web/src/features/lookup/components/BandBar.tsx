import { useLingui } from '@lingui/react/macro';
import { formatIn } from '#lib/format/format.ts';
import { bandWords } from '../labels.ts';
import { bandOf, positionOf, rangeOf } from '../model/bands.ts';
import { useLanguage } from '../model/useLanguage.ts';
import styles from './BandBar.module.css';
import type { Lookup } from './lookup-variants.tsx';

const bands = ['low', 'medium', 'high'] as const;

/** Shows the three bands side by side: a marker for a value, or without one the names and ranges. */
export function BandBar({ lookup, value }: { lookup: Lookup; value?: number }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const scale = lookup.scale;
  const own = value === undefined ? undefined : bandOf(value, scale);
  const measure = i18n._(lookup.measure);
  const amount = value !== undefined && formatIn(language).number(value);
  const word = own && i18n._(bandWords[own]);
  return (
    <div className={styles.bar}>
      {value !== undefined && own && (
        <div
          className={styles.mark}
          style={{ left: `${positionOf(value, scale) * 100}%` }}
          role="img"
          aria-label={t`${measure} ${amount}: ${word}`}
        />
      )}
      <ul className={styles.bands} aria-hidden={own !== undefined || undefined}>
        {bands.map((band) => (
          <li key={band} className={styles[band]} data-own={band === own}>
            <span className={styles.colour} />
            {own === undefined && (
              <>
                <span className={styles.word}>{i18n._(bandWords[band])}</span>
                <span className={styles.range}>{rangeOf(band, scale)}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import StarHalf from 'lucide-react/icons/star-half';
import { useFormat } from '#lib/format/useFormat.ts';
import { starsOf } from '../model/assessment.ts';
import styles from './StarRating.module.css';

/** A rating of up to five stars, with its text for screen readers. */
export function StarRating({ rating }: { rating: number }) {
  const format = useFormat();
  const stars = format.number(rating);
  return (
    <p>
      <span className={styles.stars} aria-hidden="true">
        {starsOf(rating).map((fill, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a star's position is its identity
          <span key={index} className={styles.star}>
            <Star className={fill === 'full' ? styles.full : styles.empty} size="2.2rem" />
            {fill === 'half' && <StarHalf className={styles.half} size="2.2rem" />}
          </span>
        ))}
      </span>
      <span className="visually-hidden">
        <Trans>{stars} of 5 stars</Trans>
      </span>
    </p>
  );
}

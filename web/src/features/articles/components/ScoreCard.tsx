import { rateScore, type StageAssessment } from '@health-app/sdk';
import type { Permit } from '@health-app/sdk/safety';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import StarHalf from 'lucide-react/icons/star-half';
import { useFormat } from '#lib/format/useFormat.ts';
import { Card } from '#ui/Card.tsx';
import { BandScale } from '#ui/gauge/BandScale.tsx';
import { ProgressRing } from '#ui/gauge/ProgressRing.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import typography from '#ui/Typography.module.css';
import { bandNames, bandTones } from '../labels.ts';
import { scaleOf, starsOf } from '../model/assessment.ts';
import styles from './ScoreCard.module.css';

interface Props {
  assessment: StageAssessment;
  permit: Permit<'score'>;
}

/** The score as a ring with its word, as stars, and among the bands that give its meaning. */
export function ScoreCard({ assessment: { score, band, bands, planned, done } }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const word = i18n._(bandNames[band] ?? { id: band });
  return (
    <Card padded>
      <div className={styles.score}>
        <ProgressRing label={t`Score`} value={score / 100} tone={bandTones[band]}>
          <KeyFigure>{score}</KeyFigure>
        </ProgressRing>
        <div className={styles.words}>
          <p className={typography.strongLead}>{word}</p>
          <StarRating rating={rateScore(score)} />
          <p className={typography.soft}>
            <Trans>
              {done} of <Plural value={planned} one="# task" other="# tasks" /> done
            </Trans>
          </p>
        </div>
      </div>
      <BandScale
        label={t`Score, 0 to 100`}
        bands={scaleOf(bands).map(({ band, from, to }) => ({
          key: band,
          label: i18n._(bandNames[band] ?? { id: band }),
          from,
          to,
          tone: bandTones[band] ?? 'plain',
        }))}
        value={score}
        valueSaid
        format={(number) => format.number(number)}
      />
    </Card>
  );
}

/** A rating of up to five stars, with its text for screen readers. */
function StarRating({ rating }: { rating: number }) {
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

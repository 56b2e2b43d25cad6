import type { FamilyMemberDetail, FamilySharedKind } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { formatPercent } from '../../../lib/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { KindIcon } from '../../../ui/health/KindIcon.tsx';
import { latestOf } from '../../../ui/health/readings.ts';
import { WhenText } from '../../../ui/time/WhenText.tsx';
import { kindNames, momentNames, units } from '../labels.ts';
import { dosesOf, hasTrend, seriesOf } from '../model/trends.ts';
import styles from './ReadingCard.module.css';
import { Trend } from './Trend.tsx';

const ProgressBar = lazy(async () => ({ default: (await import('../../../ui/scale/ProgressBar.tsx')).ProgressBar }));

interface Props {
  kind: FamilySharedKind;
  member: FamilyMemberDetail;
  now: Date;
}

/** A kind of a member's health data: the latest value, its time, and the trend of thirty days. */
export function ReadingCard({ kind, member, now }: Props) {
  const { i18n } = useLingui();
  const value = latestOf(kind, member.latest, i18n.locale);
  const series = seriesOf(kind, member.trends, now);
  return (
    <Card padded>
      <div className={styles.head}>
        <span className={styles.icon}>
          <KindIcon kind={kind} size="2rem" />
        </span>
        <h2 className={styles.kind}>{i18n._(kindNames[kind])}</h2>
        {value && (
          <p className={styles.when}>
            <WhenText at={value.at} now={now} />
          </p>
        )}
      </div>
      {value ? (
        <p className={styles.value}>
          <span className={styles.figure}>{value.figure}</span> <span>{i18n._(units[kind])}</span>
          {value.moment && <span className={styles.moment}>{i18n._(momentNames[value.moment])}</span>}
        </p>
      ) : (
        <p className={styles.nothing}>
          <Trans>Nothing measured yet</Trans>
        </p>
      )}
      {kind === 'medication' ? (
        <Doses days={member.trends.medication} now={now} />
      ) : (
        hasTrend(series) && <Trend kind={kind} series={series} />
      )}
    </Card>
  );
}

function Doses({ days, now }: { days: FamilyMemberDetail['trends']['medication']; now: Date }) {
  const { t, i18n } = useLingui();
  const { planned, taken } = dosesOf(days, now);
  if (planned === 0) return null;
  const percent = formatPercent(i18n.locale, (taken / planned) * 100);
  return (
    <div className={styles.doses}>
      <Suspense fallback={<div className={styles.bar} />}>
        <ProgressBar label={t`Taken in the last 30 days`} value={taken / planned} text={percent} />
      </Suspense>
      <p className={styles.words}>
        <Plural
          value={planned}
          one={`${taken} of # dose, today left out`}
          other={`${taken} of # doses, today left out`}
        />
      </p>
    </div>
  );
}

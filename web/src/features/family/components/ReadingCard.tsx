import type { FamilyMemberDetail, FamilySharedKind } from '@health-app/sdk';
import { ageOn } from '@health-app/sdk/safety';
import { Plural, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { HealthKindIcon } from '#domains/health/components/HealthKindIcon.tsx';
import { LevelBadge } from '#domains/health/components/LevelBadge.tsx';
import { UsualRangeText } from '#domains/health/components/UsualRangeText.tsx';
import { ranges } from '#domains/health/labels.ts';
import { ageGroupOf } from '#domains/health/model/age-group.ts';
import { judgeLatest } from '#domains/health/model/judgement.ts';
import { latestOf } from '#domains/health/model/readings.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { dayAt } from '#lib/time/local-clock.ts';
import { Fact, fact } from '#platform/fact.ts';
import { Card } from '#ui/Card.tsx';
import typography from '#ui/Typography.module.css';
import { RelativeDateText } from '#ui/time/RelativeDateText.tsx';
import { kindNames, momentNames, noReading, noteOn, units } from '../labels.ts';
import { dosesOf, hasTrend, lastDays, seriesOf } from '../model/trends.ts';
import styles from './ReadingCard.module.css';
import { ReadingTrend } from './ReadingTrend.tsx';

const ProgressBar = lazy(async () => ({ default: (await import('#ui/gauge/ProgressBar.tsx')).ProgressBar }));

interface Props {
  kind: FamilySharedKind;
  member: FamilyMemberDetail;
  /** Length of the displayed trend, days: 7 or 30. */
  days: number;
  now: Date;
}

/** A kind of a member's health data: the latest value with its level and its time, and the trend of a week or a month. */
export function ReadingCard({ kind, member, days, now }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const value = latestOf(kind, member.latest, format);
  const trends = lastDays(member.trends, days, now);
  const series = seriesOf(kind, trends, now);
  const judged = judgeLatest(kind, member.latest, member);
  const note = noteOn(judged);
  return (
    <Card padded>
      <div className={styles.head}>
        <span className={styles.icon}>
          <HealthKindIcon kind={kind} size="2rem" />
        </span>
        <h2 className={styles.kind}>{i18n._(kindNames[kind])}</h2>
        {value && (
          <p className={styles.when}>
            <RelativeDateText at={value.at} now={now} />
          </p>
        )}
      </div>
      {value ? (
        <p className={typography.laterSoft}>
          <span className={styles.figure}>{fact('member.reading', value.figure, member.userId, kind)}</span>{' '}
          <span>{i18n._(units[kind])}</span>
          {value.moment && (
            <span className={styles.moment}>{i18n._(momentNames[value.moment] ?? { id: value.moment })}</span>
          )}{' '}
          <Fact id="member.verdict" of={[member.userId, kind]}>
            <LevelBadge judged={judged} />
          </Fact>
          {note && <span className={styles.moment}>{i18n._(note)}</span>}
        </p>
      ) : (
        <p className={typography.laterSoft}>{i18n._(noReading(kind))}</p>
      )}
      {judged && kind in ranges && (
        <p className={styles.words}>
          <UsualRangeText kind={kind as keyof typeof ranges} ageGroup={ageGroupOf(member.birthDate, dayAt(now))} />
        </p>
      )}
      {kind === 'medication' ? (
        <Doses days={trends.medication} length={days} now={now} />
      ) : (
        hasTrend(series) && <ReadingTrend kind={kind} series={series} age={ageOn(dayAt(now), member.birthDate)} />
      )}
    </Card>
  );
}

interface DosesProps {
  days: FamilyMemberDetail['trends']['medication'];
  /** Length of the period: 7 or 30 days. */
  length: number;
  now: Date;
}

function Doses({ days, length, now }: DosesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { planned, taken } = dosesOf(days, now);
  if (planned === 0) return null;
  const percent = format.percent((taken / planned) * 100);
  return (
    <div className={styles.doses}>
      <Suspense fallback={<div className={styles.bar} />}>
        <ProgressBar label={t`Taken in the last ${length} days`} value={taken / planned} text={percent} />
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

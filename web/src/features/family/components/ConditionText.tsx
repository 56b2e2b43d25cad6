import type { FamilyMemberDetail } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { UrgentNote } from '#domains/health/components/UrgentNote.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { useToday } from '#lib/time/clock.ts';
import { type Condition, conditionOf } from '../model/member-condition.ts';
import styles from './ConditionText.module.css';

type Unusual = Condition['unusual'][number];

const phrases: Record<string, Record<Unusual['level'], MessageDescriptor>> = {
  bloodPressure: {
    low: msg`blood pressure low`,
    raised: msg`blood pressure a little high`,
    high: msg`blood pressure high`,
  },
  bloodSugar: { low: msg`blood sugar low`, raised: msg`blood sugar a little high`, high: msg`blood sugar high` },
  heartRate: { low: msg`heart rate low`, raised: msg`heart rate a little high`, high: msg`heart rate high` },
};

const summaries: Record<Condition['summary'], MessageDescriptor> = {
  usual: msg`All is as usual: the values of the last week are in their usual ranges.`,
  varying: msg`Worth a look: not all values of the last week were in their usual ranges.`,
  unjudged: msg`The latest values are below. Without a usual range for each of them, we cannot say more.`,
  nothing: msg`Nothing new has been measured for a week.`,
};

/** Summarises a member's state: urgent readings, then one sentence. */
export function ConditionText({ member }: { member: FamilyMemberDetail }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { urgent, unusual, missed, summary } = conditionOf(member, useToday());
  const texts = unusual.flatMap(({ kind, level }) => phrases[kind]?.[level] ?? []).map((text) => i18n._(text));
  if (missed > 0) {
    texts.push(
      i18n._(msg`${plural(missed, { one: '# dose not logged yesterday', other: '# doses not logged yesterday' })}`),
    );
  }
  const list = format.list(texts);
  const tone = texts.length > 0 || summary === 'varying' ? styles.look : summary === 'usual' ? '' : styles.plain;
  return (
    <>
      {urgent.map((judged) => (
        <UrgentNote key={judged.reading.kind} judged={judged} heading="h3" />
      ))}
      {/* A mild sentence would weaken the urgent note above it. */}
      {(texts.length > 0 || urgent.length === 0) && (
        <p className={`${styles.condition} ${tone}`}>
          {texts.length > 0 ? <Trans>Worth a look: {list}.</Trans> : i18n._(summaries[summary])}
        </p>
      )}
    </>
  );
}

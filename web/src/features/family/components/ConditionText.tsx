import type { FamilyMemberDetail } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useToday } from '../../../lib/clock.ts';
import { formatList } from '../../../lib/format.ts';
import { type Condition, conditionOf } from '../model/condition.ts';
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

/** How a member is, in one sentence. */
export function ConditionText({ member }: { member: FamilyMemberDetail }) {
  const { i18n } = useLingui();
  const { unusual, missed, isRecent } = conditionOf(member, useToday());
  const texts = unusual.flatMap(({ kind, level }) => phrases[kind]?.[level] ?? []).map((text) => i18n._(text));
  if (missed > 0) {
    texts.push(i18n._(msg`${plural(missed, { one: '# dose missed yesterday', other: '# doses missed yesterday' })}`));
  }
  const list = formatList(i18n.locale, texts);
  return (
    <p className={texts.length > 0 ? `${styles.condition} ${styles.look}` : styles.condition}>
      {texts.length > 0 ? (
        <Trans>Worth a look: {list}.</Trans>
      ) : isRecent ? (
        <Trans>All is as usual: the latest values are in their usual ranges.</Trans>
      ) : (
        <Trans>Nothing new has been measured for a week.</Trans>
      )}
    </p>
  );
}

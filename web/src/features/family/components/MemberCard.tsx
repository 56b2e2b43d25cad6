import type { FamilyMember } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { HealthKindIcon } from '#domains/health/components/HealthKindIcon.tsx';
import { LevelBadge } from '#domains/health/components/LevelBadge.tsx';
import { UrgentNote } from '#domains/health/components/UrgentNote.tsx';
import { judgeLatest } from '#domains/health/model/judgement.ts';
import { kinds, latestOf } from '#domains/health/model/readings.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { dayAt } from '#lib/time/local-clock.ts';
import { Fact, fact } from '#platform/fact.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import { Link } from '#ui/Link.tsx';
import typography from '#ui/Typography.module.css';
import { RelativeDateText } from '#ui/time/RelativeDateText.tsx';
import { kindNames, momentNames, noReading, noteOn, units } from '../labels.ts';
import { urgentOf } from '../model/member-condition.ts';
import styles from './MemberCard.module.css';
import { PersonRow } from './PersonRow.tsx';

/** A member with the latest value of each shared kind. A press anywhere opens the member. */
export function MemberCard({ member, now }: { member: FamilyMember; now: Date }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { userId, latest, sharedWithMe } = member;
  const verdicts = new Map(kinds.map((kind) => [kind, judgeLatest(kind, latest, member)]));
  const isUnusual = (kind: (typeof kinds)[number]) =>
    (verdicts.get(kind)?.judgement.level ?? 'usual') !== 'usual' ? 1 : 0;
  // What needs attention comes first.
  const shared = kinds
    .filter((kind) => sharedWithMe.includes(kind))
    .sort((one, other) => isUnusual(other) - isUnusual(one));
  return (
    <Card padded>
      <div className={styles.member}>
        <PersonRow
          person={member}
          detail={<ServerText text={member.relation.name} en={member.relation.nameEn} />}
          trailing={<ChevronRight aria-hidden="true" className={layout.softIcon} size="1.8rem" />}
        >
          <h3>
            <Link
              href={pathTo('/family-health/members/detail', { familyUserId: member.userId })}
              className={styles.link}
            >
              <ServerText as="bdi" text={fact('member.name', member.userName, userId)} />
            </Link>
          </h3>
        </PersonRow>
        {urgentOf(member, dayAt(now)).map((judged) => (
          <UrgentNote key={judged.reading.kind} judged={judged} heading="h4" />
        ))}
        {shared.length === 0 ? (
          <p className={typography.soft}>
            <Trans>No data shared yet</Trans>
          </p>
        ) : (
          <dl className={styles.values}>
            {shared.map((kind) => {
              const value = latestOf(kind, latest, format);
              const judged = verdicts.get(kind);
              const note = noteOn(judged);
              return (
                <div key={kind} className={styles.value}>
                  <dt className={styles.kind}>
                    <HealthKindIcon kind={kind} size="1.5rem" />
                    {i18n._(kindNames[kind])}
                  </dt>
                  {value ? (
                    <>
                      <dd>
                        <span className={styles.figure}>{fact('member.reading', value.figure, userId, kind)}</span>{' '}
                        <span className={styles.unit}>{i18n._(units[kind])}</span>{' '}
                        <Fact id="member.verdict" of={[userId, kind]}>
                          <LevelBadge judged={judged} />
                        </Fact>
                      </dd>
                      <dd className={styles.when}>
                        {/* A glucose value is read by its relation to meals. */}
                        {value.moment && `${i18n._(momentNames[value.moment] ?? { id: value.moment })} · `}
                        <RelativeDateText at={value.at} now={now} />
                        {note && ` · ${i18n._(note)}`}
                      </dd>
                    </>
                  ) : (
                    <dd className={styles.when}>{i18n._(noReading(kind))}</dd>
                  )}
                </div>
              );
            })}
          </dl>
        )}
      </div>
    </Card>
  );
}

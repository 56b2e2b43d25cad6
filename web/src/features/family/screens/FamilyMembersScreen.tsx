import type { FamilyMember } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { LevelBadge } from '#domains/health/components/LevelBadge.tsx';
import { useNow, useToday } from '#lib/time/clock.ts';
import { fact } from '#platform/fact.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import layout from '#ui/Layout.module.css';
import { Link } from '#ui/Link.tsx';
import { PullToRefresh } from '#ui/list/PullToRefresh.tsx';
import { Rows } from '#ui/list/Rows.tsx';
import { Screen } from '#ui/Screen.tsx';
import typography from '#ui/Typography.module.css';
import { PersonRow } from '../components/PersonRow.tsx';
import { SentInvitation } from '../components/SentInvitation.tsx';
import { urgentOf } from '../model/member-condition.ts';
import styles from './FamilyMembersScreen.module.css';

/** `/family-health/members`: the members and the sent invitations. */
export function FamilyMembersScreen() {
  const now = useNow();
  const family = useQuery(useFirstQuery('family.relationship'));
  const invite = (
    <ButtonLink href={pathTo('/family-health/home')} fullWidth>
      <Trans>Invite your family</Trans>
    </ButtonLink>
  );
  return (
    <Screen title={<Trans>Family members</Trans>}>
      <PullToRefresh>
        <QueryView
          query={family}
          skeleton={<Skeleton rows={4} height="6.8rem" />}
          isEmpty={({ members, invitations }) => members.length === 0 && invitations.length === 0}
          empty={
            <EmptyState art="family" title={<Trans>Nobody in your family yet</Trans>} action={invite}>
              <Trans>Whoever joins you is listed here, with what you share with each other.</Trans>
            </EmptyState>
          }
        >
          {({ members, invitations }) => (
            <MainAndAside
              main={members.length > 0 && <MemberList members={members} />}
              aside={
                <>
                  {invitations.length > 0 && (
                    <section>
                      <h2 className={typography.softHeading}>
                        <Trans>Invitations you sent</Trans>
                      </h2>
                      <Card>
                        <ul>
                          <Rows items={invitations} keyOf={({ relationshipId }) => relationshipId} listItems>
                            {(invitation) => <SentInvitation invitation={invitation} now={now} />}
                          </Rows>
                        </ul>
                      </Card>
                    </section>
                  )}
                  {invite}
                </>
              }
            />
          )}
        </QueryView>
      </PullToRefresh>
    </Screen>
  );
}

function MemberList({ members }: { members: FamilyMember[] }) {
  const { t } = useLingui();
  const count = members.length;
  return (
    <section>
      <h2 className={typography.softHeading}>
        <Plural value={count} one="# family member" other="# family members" />
      </h2>
      <Card>
        <ul aria-label={t`Family members`}>
          <Rows items={members} keyOf={({ relationshipId }) => relationshipId} listItems>
            {(member) => <MemberRow member={member} />}
          </Rows>
        </ul>
      </Card>
    </section>
  );
}

/** A member in the list, with the number of kinds that each of the two shares. */
function MemberRow({ member }: { member: FamilyMember }) {
  const { userId, userName } = member;
  const [urgent] = urgentOf(member, useToday());
  const seen = member.sharedWithMe.length;
  const shown = member.sharedByMe.length;
  return (
    <li className={styles.row}>
      <PersonRow
        person={member}
        detail={
          <Trans>
            <Plural value={seen} _0="You see nothing" other="You see #" /> ·{' '}
            <Plural value={shown} _0="they see nothing" other="they see #" />
          </Trans>
        }
        trailing={<ChevronRight aria-hidden="true" className={layout.softIcon} size="1.8rem" />}
      >
        <h3>
          <Link href={pathTo('/family-health/members/detail', { familyUserId: userId })} className={styles.link}>
            <ServerText as="bdi" text={fact('member.name', userName, userId)} />
          </Link>{' '}
          <ServerText className={styles.relation} text={member.relation.name} en={member.relation.nameEn} />{' '}
          {urgent && <LevelBadge judged={urgent} />}
        </h3>
      </PersonRow>
    </li>
  );
}

import type { FamilyMember } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '#lib/time/clock.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PullToRefresh } from '#ui/list/PullToRefresh.tsx';
import { Rows } from '#ui/list/Rows.tsx';
import { Screen } from '#ui/Screen.tsx';
import typography from '#ui/Typography.module.css';
import { MemberRow } from '../components/MemberRow.tsx';
import { SentInvitation } from '../components/SentInvitation.tsx';

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

import type { FamilyInvitation } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useNow } from '#lib/time/clock.ts';
import { dayAt } from '#lib/time/local-clock.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { NothingLoaded } from '#platform/query/NothingLoaded.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useAllFailed } from '#platform/query/useAllFailed.ts';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useQueryWithToast } from '#platform/query/useQueryWithToast.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { CardColumns, Wide } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import layout from '#ui/Layout.module.css';
import { PullToRefresh } from '#ui/list/PullToRefresh.tsx';
import { Rows } from '#ui/list/Rows.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { BarLink, Screen } from '#ui/Screen.tsx';
import typography from '#ui/Typography.module.css';
import { InviteActions } from '../components/InviteActions.tsx';
import { MemberCard } from '../components/MemberCard.tsx';
import { ReceivedInvitations } from '../components/ReceivedInvitations.tsx';
import { statusAt } from '../model/invitation-status.ts';
import { membersByAttention } from '../model/member-condition.ts';

/** `/family-health/home`: the members with their latest values, open invitations, and the ways to invite. */
export function FamilyHomeScreen() {
  const { t } = useLingui();
  const now = useNow();
  // A code without the name is better than none.
  const name = useQueryWithToast(useFirstQuery('family.name'));
  const family = useQuery(useFirstQuery('family.relationship'));
  const invited = useQuery(useFirstQuery('family.invitedMessage'));
  // Everything appears at once: an invitation that loads later would move buttons away from the finger.
  const pending = name.isPending || family.isPending || invited.isPending;
  const failed = useAllFailed();
  const memberCount = family.data?.members.length ?? 0;
  return (
    <Screen
      title={<Trans>Family health</Trans>}
      action={
        <BarLink href={pathTo('/family-health/members')} label={t`Family members`}>
          <Users aria-hidden="true" size="2.2rem" />
        </BarLink>
      }
    >
      <PullToRefresh>
        {pending ? (
          <HomeSkeleton />
        ) : failed ? (
          <NothingLoaded title={<Trans>Your family could not be loaded</Trans>}>
            <Trans>Check your network.</Trans>
          </NothingLoaded>
        ) : (
          <>
            <QueryView query={invited} skeleton={null}>
              {(invitations) => (
                <Wide>
                  <ReceivedInvitations invitations={invitations} now={now} />
                </Wide>
              )}
            </QueryView>
            <Wide>
              <CardColumns
                head={memberCount > 0 && <FamilyHead familyName={name.data?.familyName} count={memberCount} />}
              >
                <QueryView
                  query={family}
                  skeleton={null}
                  isEmpty={({ members, invitations }) => members.length === 0 && invitations.length === 0}
                  empty={
                    <EmptyState art="family" title={<Trans>Nobody in your family yet</Trans>}>
                      <Trans>
                        Invite your family. You each choose what the other sees, and can stop sharing at any time.
                      </Trans>
                    </EmptyState>
                  }
                >
                  {({ members, invitations }) => (
                    <>
                      <Rows
                        items={membersByAttention(members, dayAt(now))}
                        keyOf={({ relationshipId }) => relationshipId}
                      >
                        {(member) => <MemberCard member={member} now={now} />}
                      </Rows>
                      <Waiting invitations={invitations} now={now} />
                    </>
                  )}
                </QueryView>
                <InviteActions owner={name.data} />
              </CardColumns>
            </Wide>
          </>
        )}
      </PullToRefresh>
    </Screen>
  );
}

function FamilyHead({ familyName, count }: { familyName: string | undefined; count: number }) {
  return (
    <div className={layout.ends}>
      <h2 className={typography.softStrong}>
        {familyName === undefined ? <Trans>How they are</Trans> : <ServerText as="bdi" text={familyName} />}
      </h2>
      <p className={typography.note}>
        <Plural value={count} one="# family member" other="# family members" />
      </p>
    </div>
  );
}

/** Links to the person's sent invitations that have no answer yet. */
function Waiting({ invitations, now }: { invitations: FamilyInvitation[]; now: Date }) {
  const waiting = invitations.filter((sent) => statusAt(sent, now) === 'invited').length;
  if (waiting === 0) return null;
  return (
    <Card>
      <LinkRow
        href={pathTo('/family-health/members')}
        title={
          <Plural value={waiting} one="# sent invitation, no answer yet" other="# sent invitations, no answer yet" />
        }
      />
    </Card>
  );
}

function HomeSkeleton() {
  return (
    <>
      <Skeleton rows={1} height="9.6rem" />
      <div aria-hidden="true">
        <Skeleton rows={3} height="19rem" />
      </div>
    </>
  );
}

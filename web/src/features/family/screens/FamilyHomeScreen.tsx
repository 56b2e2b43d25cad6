import type { FamilyInvitation } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useNow } from '#lib/time/clock.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { NothingLoaded } from '#platform/query/NothingLoaded.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useAllFailed } from '#platform/query/useAllFailed.ts';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { LeadAndMain } from '#ui/Columns.tsx';
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
import { PersonRow } from '../components/PersonRow.tsx';
import { ReceivedInvitations } from '../components/ReceivedInvitations.tsx';
import { statusAt } from '../model/invitation-status.ts';

/** `/family-health/home`: the members with their latest values, open invitations, and the ways to invite. */
export function FamilyHomeScreen() {
  const { t } = useLingui();
  const now = useNow();
  const name = useQuery(useFirstQuery('family.name'));
  const family = useQuery(useFirstQuery('family.relationship'));
  const invited = useQuery(useFirstQuery('family.invitedMessage'));
  // Everything appears at once: an invitation that loads later would move buttons away from the finger.
  const pending = name.isPending || family.isPending || invited.isPending;
  const failed = useAllFailed();
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
          <LeadAndMain
            lead={
              <>
                <QueryView query={name} skeleton={null}>
                  {(own) => (
                    <Card padded>
                      <PersonRow person={own} size="large" detail={<Size count={family.data?.members?.length} />}>
                        <h2>
                          <ServerText as="bdi" text={own.familyName} />
                        </h2>
                      </PersonRow>
                    </Card>
                  )}
                </QueryView>
                <QueryView query={invited} skeleton={null}>
                  {(invitations) => <ReceivedInvitations invitations={invitations} now={now} />}
                </QueryView>
                <InviteActions userName={name.data?.userName} familyName={name.data?.familyName} />
              </>
            }
            main={
              <QueryView
                query={family}
                skeleton={null}
                isEmpty={({ members, invitations }) => members.length === 0 && invitations.length === 0}
                empty={
                  <EmptyState art="family" title={<Trans>Nobody in your family yet</Trans>}>
                    <Trans>
                      Invite your family above. You each choose what the other sees, and can stop sharing at any time.
                    </Trans>
                  </EmptyState>
                }
              >
                {({ members, invitations }) => (
                  <>
                    {members.length > 0 && (
                      <section className={layout.column3}>
                        <h2 className={typography.softStrong}>
                          <Trans>How they are</Trans>
                        </h2>
                        <Rows items={members} keyOf={({ relationshipId }) => relationshipId}>
                          {(member) => <MemberCard member={member} now={now} />}
                        </Rows>
                      </section>
                    )}
                    <Waiting invitations={invitations} now={now} />
                  </>
                )}
              </QueryView>
            }
          />
        )}
      </PullToRefresh>
    </Screen>
  );
}

function Size({ count }: { count: number | undefined }) {
  if (count === undefined) return '\u00a0';
  return count === 0 ? (
    <Trans>Nobody else yet</Trans>
  ) : (
    <Plural value={count} one="# member besides you" other="# members besides you" />
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
          <Plural
            value={waiting}
            one="# invitation of yours is waiting for an answer"
            other="# invitations of yours are waiting for an answer"
          />
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

import type { PartnerRelationship, UserCard } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { InferOutput } from 'valibot';
import { useWithCare } from '#domains/care/model/useCare.ts';
import { ObstacleNote } from '#domains/health/components/ObstacleNote.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import { Screen } from '#ui/Screen.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { Avatars } from '../components/Avatars.tsx';
import { InviteByMatch } from '../components/InviteByMatch.tsx';
import { InviteByPhone } from '../components/InviteByPhone.tsx';
import { InviteByQrCode } from '../components/InviteByQrCode.tsx';
import { JoinDialog } from '../components/JoinDialog.tsx';
import { JoinPartnerByCode } from '../components/JoinPartnerByCode.tsx';
import { LeavePartner } from '../components/LeavePartner.tsx';
import { SentInvitation } from '../components/SentInvitation.tsx';
import { wayNames } from '../labels.ts';
import { inviteParams, type Way } from '../model/params.ts';
import { invitationPolling, pollingInterval } from '../model/polling.ts';
import { useMatch } from '../model/useMatch.ts';

/**
 * `/lose-weight-partner/invite?way=&inviteCode=`: the ways to find a partner. A code in the address asks for confirmation,
 * then joins its owner.
 */
export function PartnerInviteScreen() {
  const [params, setParams] = useParams(inviteParams);
  // The content reports a failure.
  const relationship = useOptionalQuery(useFirstQuery('partner.relationship'));
  const hasPartner = relationship.data?.status === 'accepted';
  return (
    <Screen title={hasPartner ? <Trans>Weight-loss partner</Trans> : <Trans>Invite a partner</Trans>}>
      {params ? (
        <Ready {...params} onChange={setParams} />
      ) : (
        <ErrorState
          title={<Trans>This invitation link is damaged</Trans>}
          action={
            <ButtonLink href={pathTo('/lose-weight-partner/invite', { way: 'code' })}>
              <Trans>Enter a code</Trans>
            </ButtonLink>
          }
        >
          <Trans>Ask for the link again, or enter the code by hand.</Trans>
        </ErrorState>
      )}
    </Screen>
  );
}

type Params = InferOutput<typeof inviteParams>;

function Ready({ way, inviteCode, onChange }: Params & { onChange: (next: { way: Params['way'] }) => void }) {
  const relationship = useQuery({
    ...useFirstQuery('partner.relationship'),
    // Another person may use the displayed code, and becomes the partner at once.
    refetchInterval: ({ state: { data } }) => (way === 'qr' ? pollingInterval : invitationPolling(data)),
  });
  // The server checks the obstacles again when the person invites.
  const home = useOptionalQuery(useFirstQuery('partner.indexData'));
  return (
    <QueryView query={useWithCare(relationship)} skeleton={<InviteSkeleton />}>
      {(relation) => {
        if (relation?.status === 'accepted') return <Taken partnership={relation} me={home.data?.me ?? undefined} />;
        const waiting = relation?.status === 'invited' ? relation : undefined;
        const { obstacles = [] } = home.data ?? {};
        if (obstacles.length > 0) return <ObstacleNote obstacles={obstacles} heading="h2" />;
        return (
          <>
            {waiting && <SentInvitation invitation={waiting} />}
            <InviteMethods way={way} waiting={waiting} onChange={(next) => onChange({ way: next })} />
            <JoinDialog code={inviteCode} waitingFor={waiting?.partner.userName} onClose={() => onChange({ way })} />
          </>
        );
      }}
    </QueryView>
  );
}

/** Nobody is invited while there is a partner: the progress of both has a screen of its own. */
function Taken({ partnership, me }: { partnership: PartnerRelationship; me: UserCard | undefined }) {
  const format = useFormat();
  const { partner, acceptedAt } = partnership;
  const { userName } = partner;
  const date = acceptedAt && format.date(acceptedAt, 'medium');
  return (
    <>
      <EmptyState
        art={<Avatars people={me ? [me, partner] : [partner]} size={9.6} />}
        title={
          <Trans>
            You and <IsolatedName name={userName} /> are partners
          </Trans>
        }
        action={
          <ButtonLink href={pathTo('/lose-weight-partner/home')}>
            <Trans>See your progress</Trans>
          </ButtonLink>
        }
      >
        {date && (
          <p>
            <Trans>Partners since {date}</Trans>
          </p>
        )}
        <p>
          <Trans>You have one partner at a time. To find another, leave this partnership first.</Trans>
        </p>
      </EmptyState>
      <LeavePartner partnership={partnership} />
    </>
  );
}

function InviteSkeleton() {
  return (
    <>
      <Skeleton rows={1} height="4.4rem" />
      <Skeleton rows={1} height="48rem" />
    </>
  );
}

interface Props {
  way: Way;
  /** The person's own open invitation. */
  waiting?: PartnerRelationship;
  onChange: (way: Way) => void;
}

/** The ways to find a partner: show a code, invite a phone number or a suggested person, or use another person's code. */
function InviteMethods({ way, waiting, onChange }: Props) {
  const { t, i18n } = useLingui();
  // The state is here, so that a suggestion survives a change of the tab.
  const match = useMatch();
  const waitingFor = waiting?.partner.userName;
  const tabs = (['qr', 'phone', 'match', 'code'] as const).map((value) => ({ value, label: i18n._(wayNames[value]) }));
  return (
    <Tabs label={t`Ways to a partner`} value={way} onChange={onChange} tabs={tabs}>
      {way === 'qr' && <InviteByQrCode />}
      {way === 'phone' && <InviteByPhone waitingFor={waitingFor} />}
      {way === 'match' && <InviteByMatch match={match} waitingFor={waitingFor} />}
      {way === 'code' && <JoinPartnerByCode waitingFor={waitingFor} />}
    </Tabs>
  );
}

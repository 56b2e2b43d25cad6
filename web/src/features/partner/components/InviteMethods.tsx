import type { PartnerRelationship } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { Tabs } from '#ui/Tabs.tsx';
import { wayNames } from '../labels.ts';
import type { Way } from '../model/params.ts';
import { useMatch } from '../model/useMatch.ts';
import { InviteByMatch } from './InviteByMatch.tsx';
import { InviteByPhone } from './InviteByPhone.tsx';
import { InviteByQrCode } from './InviteByQrCode.tsx';
import { JoinPartnerByCode } from './JoinPartnerByCode.tsx';

interface Props {
  way: Way;
  /** The person's own open invitation. */
  waiting?: PartnerRelationship;
  onChange: (way: Way) => void;
}

/** The ways to find a partner: show a code, invite a phone number or a suggested person, or use another person's code. */
export function InviteMethods({ way, waiting, onChange }: Props) {
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

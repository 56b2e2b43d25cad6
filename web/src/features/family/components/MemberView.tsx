import { type FamilyMemberDetail, isHealthError } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import BellRing from 'lucide-react/icons/bell-ring';
import Phone from 'lucide-react/icons/phone';
import { useState } from 'react';
import { periodNames } from '#domains/health/labels.ts';
import { kinds } from '#domains/health/model/readings.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useNow } from '#lib/time/clock.ts';
import { dayAt } from '#lib/time/local-clock.ts';
import { useBridgeFor } from '#platform/device/useBridgeFor.ts';
import { fact } from '#platform/fact.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useShare } from '#platform/share/useShare.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { LeadAndMain } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { Chips } from '#ui/form/Chips.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import layout from '#ui/Layout.module.css';
import { PhoneLink } from '#ui/PhoneLink.tsx';
import { ScreenSubject } from '#ui/ScreenSubject.tsx';
import { byAttention, conditionOf } from '../model/member-condition.ts';
import { knownTrends } from '../model/trends.ts';
import { ConditionText } from './ConditionText.tsx';
import styles from './MemberView.module.css';
import { PersonRow } from './PersonRow.tsx';
import { ReadingCard } from './ReadingCard.tsx';
import { RemoveMember } from './RemoveMember.tsx';
import { SharingSettings } from './SharingSettings.tsx';

interface Props {
  member: FamilyMemberDetail;
  /** Called with true when the relation is about to end, and with false if ending it has failed. */
  onLeaving: (leaving: boolean) => void;
}

/** Shows a member's shared data, the person's own shared data, and actions to end sharing. */
export function MemberView({ member: reply, onLeaving }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const now = useNow();
  const member = { ...reply, trends: knownTrends(reply.trends) };
  const { userName, phoneNumber, sharedWithMe } = member;
  const relation = format.name(member.relation);
  const since = format.date(member.since, 'short');
  const [days, setDays] = useState(30);
  const { share, link } = useShare();
  // Opens the phone's share sheet, because the API has no messages between members.
  const remind = () =>
    share({
      title: t`Please remember your medicine and your measurements`,
      description: t`A reminder from your family`,
      url: new URL(pathTo('/medicine-remind'), location.origin).href,
    });
  return (
    <LeadAndMain
      lead={
        <Card padded>
          <PersonRow
            person={member}
            size="large"
            detail={
              <>
                <p>{relation}</p>
                <p>
                  <Trans>Family since {since}</Trans>
                </p>
              </>
            }
          >
            <ScreenSubject text={userName} isPrivate />
            <h2>
              <ServerText as="bdi" text={fact('member.name', userName, member.userId)} />
            </h2>
          </PersonRow>
          {sharedWithMe.length > 0 && <ConditionText member={member} />}
          <div className={`${layout.tiles} ${styles.actions}`}>
            {phoneNumber && <CallButton number={phoneNumber} />}
            <Button variant="quiet" onClick={() => void remind()}>
              <BellRing aria-hidden="true" size="1.8rem" />
              <Trans>Remind</Trans>
            </Button>
          </div>
          {link !== undefined && (
            <p className={styles.note} role="alert">
              <Trans>The message could not be sent. Call or write to them instead.</Trans>
            </p>
          )}
        </Card>
      }
      main={
        <>
          {sharedWithMe.length === 0 ? (
            <EmptyState art="family" title={<Trans>No data shared yet</Trans>}>
              <Trans>
                <IsolatedName name={userName} /> shares nothing with you. What they choose to share is shown here.
              </Trans>
            </EmptyState>
          ) : (
            <>
              <Chips
                label={<Trans>Period</Trans>}
                value={days}
                options={[
                  { value: 7, label: i18n._(periodNames.week) },
                  { value: 30, label: i18n._(periodNames.month) },
                ]}
                onChange={setDays}
              />
              {byAttention(
                kinds.filter((kind) => sharedWithMe.includes(kind)),
                conditionOf(member, dayAt(now)),
              ).map((kind) => (
                <ReadingCard key={kind} kind={kind} member={member} days={days} now={now} />
              ))}
            </>
          )}
          <SharingSettings member={member} />
          <RemoveMember member={member} onLeaving={onLeaving} />
        </>
      }
    />
  );
}

/** Calls a member of the family: by the app, or by a link that the device opens. */
function CallButton({ number }: { number: string }) {
  const { t } = useLingui();
  const openBridge = useBridgeFor('callPhone');
  const label = (
    <>
      <Phone aria-hidden="true" size="1.8rem" />
      <Trans>Call</Trans>
    </>
  );
  if (!openBridge) return <PhoneLink number={number}>{label}</PhoneLink>;
  const call = async () => {
    try {
      await (await openBridge()).call('callPhone', { phoneNumber: number });
    } catch (error) {
      const cancelled = isHealthError(error, 'bridge') && error.code === 'cancelled';
      if (!cancelled) showToast(t`The call could not be made. The number is ${number}.`);
    }
  };
  return (
    <Button variant="quiet" onClick={() => void call()}>
      {label}
    </Button>
  );
}

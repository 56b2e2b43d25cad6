import { maskPhone } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { accountPaths } from '#domains/account/model/paths.ts';
import { currentTime } from '#lib/time/instants.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { personalKey } from '#platform/session/session.ts';
import { tabStorage } from '#platform/storage.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Narrow } from '#ui/Columns.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import layout from '#ui/Layout.module.css';
import { Screen } from '#ui/Screen.tsx';
import { StepCount } from '#ui/steps/Steps.tsx';
import typography from '#ui/Typography.module.css';
import { NewPhoneStep } from '../components/NewPhoneStep.tsx';
import { OldPhoneStep } from '../components/OldPhoneStep.tsx';
import styles from '../components/PhoneForm.module.css';
import { readTicket, type Ticket } from '../model/phone-change.ts';

/** `/ai-app/user/account/change-phone`, `/food-app/user/account/change-phone` */
export function ChangePhoneScreen() {
  const information = useQuery(useFirstQuery('user.information'));
  return (
    <Screen title={<Trans>Change phone number</Trans>}>
      <Narrow>
        <QueryView query={information} skeleton={<Skeleton rows={2} height="16rem" />}>
          {({ phoneNumber }) => <TwoSteps phoneNumber={phoneNumber} />}
        </QueryView>
      </Narrow>
    </Screen>
  );
}

/** The two steps. The first step's ticket stays in this tab, so that a reload does not start over. */
function TwoSteps({ phoneNumber }: { phoneNumber?: string }) {
  const [key] = useState(() => personalKey('phone-change'));
  const [ticket, setTicket] = useState(() => readTicket(tabStorage.get(key), currentTime()));
  const [expired, setExpired] = useState(false);
  const [changed, setChanged] = useState<string>();

  const drop = () => {
    tabStorage.remove(key);
    setTicket(undefined);
  };

  if (changed) return <Changed phoneNumber={changed} />;
  if (ticket) {
    return (
      <>
        <StepCount step={2} total={2} />
        <NewPhoneStep
          ticket={ticket}
          oldNumber={phoneNumber}
          onDone={(number) => {
            drop();
            setChanged(number);
          }}
          onExpired={() => {
            drop();
            setExpired(true);
          }}
        />
      </>
    );
  }
  const confirm = (next: Ticket) => {
    tabStorage.set(key, next);
    setExpired(false);
    setTicket(next);
  };
  return (
    <>
      <StepCount step={1} total={2} />
      {expired && (
        <p role="alert" className={styles.warning}>
          <Trans>The time for the new number is over. Verify your current number again.</Trans>
        </p>
      )}
      <OldPhoneStep phoneNumber={phoneNumber} onDone={confirm} />
    </>
  );
}

function Changed({ phoneNumber }: { phoneNumber: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form has disappeared together with the focus.
  useEffect(() => heading.current?.focus(), []);
  const masked = maskPhone(phoneNumber);
  return (
    <Card padded>
      <div className={layout.stack4}>
        <h2 ref={heading} tabIndex={-1} className={typography.strongLead}>
          <Trans>Your number is changed</Trans>
        </h2>
        <p>
          <Trans>
            From now on, sign in with <span className={styles.number}>{masked}</span>.
          </Trans>
        </p>
        <ButtonLink href={accountPaths.account} fullWidth>
          <Trans>Back to the account</Trans>
        </ButtonLink>
      </div>
    </Card>
  );
}

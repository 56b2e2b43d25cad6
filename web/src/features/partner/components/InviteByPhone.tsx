import { isMainlandPhone } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useFocusAfter } from '#lib/hooks/useFocusAfter.ts';
import { track } from '#platform/analytics/analytics.ts';
import { mutations } from '#platform/client.ts';
import { PhoneField } from '#platform/form/PhoneField.tsx';
import { FailureText } from '#platform/query/QueryView.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { Form } from '#ui/form/Form.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { refusals } from '../labels.ts';
import { OpenInvitationNote } from './OpenInvitationNote.tsx';

/** Invites the user with a phone number. */
export const InviteByPhone = ({ waitingFor }: { waitingFor?: string }) =>
  waitingFor ? <OpenInvitationNote name={waitingFor} /> : <PhoneForm />;

function PhoneForm() {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  useFocusAfter();
  const [phoneNumber, setPhoneNumber] = useState('');
  const [wrong, setWrong] = useState(false);
  const invite = useSilentMutation(mutations.partner.saveRelationshipByPhoneNumber, () => {
    track('partner.invite', { way: 'phone' });
    showToast(t`Invitation sent`);
  });
  const focus = () => form.current?.querySelector('input')?.focus();
  const change = (text: string) => {
    setPhoneNumber(text);
    setWrong(false);
    if (invite.error) invite.reset();
  };
  const submit = () => {
    if (isMainlandPhone(phoneNumber)) return invite.run({ phoneNumber }, { onError: focus });
    setWrong(true);
  };
  return (
    <Card padded>
      <Form ref={form} className={layout.stack4} busy={invite.isPending} onSubmit={submit}>
        <PhoneField
          label={t`Phone number of your partner`}
          value={phoneNumber}
          onChange={change}
          error={
            wrong ? (
              <Trans>Enter the 11 digits of a mobile number</Trans>
            ) : (
              invite.error && <FailureText error={invite.error} texts={refusals} />
            )
          }
        />
        <p className={typography.note}>
          <Trans>The number they signed up with. They have three days to answer.</Trans>
        </p>
        <Button type="submit" fullWidth busy={invite.isPending}>
          <Trans>Send invitation</Trans>
        </Button>
      </Form>
    </Card>
  );
}

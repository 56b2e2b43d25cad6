import { type FamilySharedKind, isMainlandPhone } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { track } from '#platform/analytics/analytics.ts';
import { countOf } from '#platform/analytics/event-extras.ts';
import { mutations } from '#platform/client.ts';
import { PhoneField } from '#platform/form/PhoneField.tsx';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { Form } from '#ui/form/Form.tsx';
import layout from '#ui/Layout.module.css';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import { refusalText } from '../model/refusal-text.ts';
import { RelationField } from './RelationField.tsx';
import { SharedKindsField } from './SharedKindsField.tsx';

/** Invites a user by phone number. It keeps the input and stays open until the server answers. */
export function InviteByPhoneSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const invite = useInvite();
  const close = () => {
    if (invite.isPending) return;
    invite.reset();
    onClose();
  };
  return (
    <Sheet open={open} closeOnBackdrop={false} title={<Trans>Invite by phone number</Trans>} onClose={close}>
      {open && <PhoneForm invite={invite} onSent={onClose} />}
    </Sheet>
  );
}

function useInvite() {
  const { t } = useLingui();
  return useSilentMutation(mutations.family.saveRelationshipByPhoneNumber, (_, { shared }) => {
    track('family.invite', { by: 'phone', shared: countOf(shared) });
    showToast(t`Invitation sent. It can be answered within seven days.`);
  });
}

function PhoneForm({ invite, onSent }: { invite: ReturnType<typeof useInvite>; onSent: () => void }) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [phoneNumber, setPhoneNumber] = useState('');
  const [relationCode, setRelationCode] = useState('');
  const [shared, setShared] = useState<FamilySharedKind[]>([]);
  const [tried, setTried] = useState(false);
  const { error } = invite;
  // A business error is about the number: it belongs to nobody, to a family member, and so on.
  const refused = refusalText(error);
  const missing = tried && !isMainlandPhone(phoneNumber) ? t`Enter the 11 digits of a mobile number` : undefined;
  const focusPhone = () => form.current?.querySelector('input')?.focus();
  const submit = () => {
    setTried(true);
    if (!isMainlandPhone(phoneNumber) || relationCode === '') return;
    invite.run({ phoneNumber, relationCode, shared }, { onSuccess: onSent, onError: focusPhone });
  };
  return (
    <Form ref={form} className={layout.column4} busy={invite.isPending} onSubmit={submit}>
      <PhoneField
        value={phoneNumber}
        error={refused ?? missing}
        onChange={(digits) => {
          setPhoneNumber(digits);
          if (error) invite.reset();
        }}
      />
      <RelationField
        label={t`They are my`}
        value={relationCode}
        error={tried && relationCode === '' ? t`Choose what they are to you` : undefined}
        onChange={setRelationCode}
      />
      <SharedKindsField
        label={t`What they see of you`}
        hint={<Trans>From when they accept. You can change it at any time.</Trans>}
        values={shared}
        onChange={setShared}
      />
      {refused === undefined && <InlineError error={error} />}
      <Button type="submit" fullWidth busy={invite.isPending}>
        <Trans>Send invitation</Trans>
      </Button>
    </Form>
  );
}

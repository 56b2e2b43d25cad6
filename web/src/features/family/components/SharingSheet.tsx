import type { FamilyMemberDetail, FamilySharedKind } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { kinds } from '#domains/health/model/readings.ts';
import { knownOf } from '#lib/open-value.ts';
import { track } from '#platform/analytics/analytics.ts';
import { countOf } from '#platform/analytics/event-extras.ts';
import { mutations } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { Form } from '#ui/form/Form.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import layout from '#ui/Layout.module.css';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import { refusals } from '../labels.ts';
import { RelationField } from './RelationField.tsx';
import { SharedKindsField } from './SharedKindsField.tsx';

interface Props {
  member: FamilyMemberDetail;
  open: boolean;
  onClose: () => void;
}

/** Changes a member's relation and the data that the member sees. It stays open until the server confirms the change. */
export function SharingSheet({ member, open, onClose }: Props) {
  const save = useSave();
  const close = () => {
    if (save.isPending) return;
    save.reset();
    onClose();
  };
  return (
    <Sheet open={open} closeOnBackdrop={false} title={<Trans>Relation and sharing</Trans>} onClose={close}>
      {open && <ShareForm member={member} save={save} onSaved={onClose} />}
    </Sheet>
  );
}

function useSave() {
  const { t } = useLingui();
  return useSilentMutation(mutations.family.saveRelationship, (_, { shared }) => {
    track('family.changeSharing', { shared: countOf(shared) });
    showToast(t`Saved`);
  });
}

interface FormProps extends Pick<Props, 'member'> {
  save: ReturnType<typeof useSave>;
  onSaved: () => void;
}

function ShareForm({ member, save, onSaved }: FormProps) {
  const { relationshipId, userName } = member;
  const [relationCode, setRelationCode] = useState(member.relation.code);
  const [shared, setShared] = useState(kinds.filter((kind) => member.sharedByMe.includes(kind)));
  // Kinds that this version does not know stay shared.
  const others = member.sharedByMe.filter((kind) => !knownOf(kinds, kind)) as FamilySharedKind[];
  const submit = () => {
    save.run({ relationshipId, relationCode, shared: [...shared, ...others] }, { onSuccess: onSaved });
  };
  return (
    <Form className={layout.column4} busy={save.isPending} onSubmit={submit}>
      <RelationField
        label={
          <Trans>
            <IsolatedName name={userName} /> is my
          </Trans>
        }
        value={relationCode}
        onChange={setRelationCode}
      />
      <SharedKindsField
        label={
          <Trans>
            What <IsolatedName name={userName} /> sees of you
          </Trans>
        }
        hint={<Trans>They stop seeing what you take away at once, earlier values included.</Trans>}
        values={shared}
        onChange={setShared}
      />
      <InlineError error={save.error} texts={refusals} />
      <Button type="submit" fullWidth busy={save.isPending}>
        <Trans>Save</Trans>
      </Button>
    </Form>
  );
}

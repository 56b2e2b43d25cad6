import { type FoodUserInformation, isHealthError } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useToday } from '../../../lib/clock.ts';
import type { Path } from '../../../lib/path.ts';
import { useDraft } from '../../../lib/useDraft.ts';
import { useFirstProblem } from '../../../lib/useFirstProblem.ts';
import { useLeaveGuard } from '../../../lib/useLeaveGuard.ts';
import { useSilentMutation } from '../../../lib/useSilentMutation.ts';
import { track } from '../../../platform/analytics.ts';
import { mutations, queries } from '../../../platform/client.ts';
import { navigate } from '../../../platform/navigation.ts';
import { personalKey } from '../../../platform/session.ts';
import { tabStorage } from '../../../platform/storage.ts';
import { BottomBar } from '../../../ui/BottomBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { RestoredDraft } from '../../../ui/form/RestoredDraft.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { InlineError } from '../../../ui/query/InlineError.tsx';
import { profileRefusals } from '../labels.ts';
import type { ProfileFact } from '../model/missing.ts';
import { changesOf, formOf, problemsOf, profileSchema } from '../model/profile.ts';
import styles from './Profile.module.css';
import { ProfileFields } from './ProfileFields.tsx';
import { TagGroups } from './TagGroups.tsx';

interface Props {
  user: Partial<FoodUserInformation>;
  /** Facts that the screen before needs. */
  missing: ProfileFact[];
  /** The screen that opens after saving. */
  next: Path;
}

/** Edits the profile, and sends only what changed. */
export function ProfileEditor({ user, missing, next }: Props) {
  const { t } = useLingui();
  const today = useToday();
  const client = useQueryClient();
  // A refetch while the person edits must not change what counts as unchanged.
  const [initial] = useState(() => formOf(user));
  const { form, change, dirty, restored, startOver, drop } = useDraft({
    storage: tabStorage,
    key: personalKey('profile.draft'),
    schema: profileSchema,
    initial,
  });
  const { element, tried, fail } = useFirstProblem();
  const save = useSilentMutation(mutations.user.saveInformation, (_, changes) => {
    track('profile.save', { fields: Object.keys(changes) });
    showToast(t`Your profile is saved.`);
    drop();
  });
  const guard = useLeaveGuard(dirty && !save.isSuccess, () => navigate(next, { replace: true }));
  const problems = tried ? problemsOf(form, today) : {};
  const refusal = isHealthError(save.error, 'business') ? String(save.error.code) : undefined;

  const leave = () => {
    drop();
    guard.leave();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(problemsOf(form, today)).length > 0) return fail();
    const changes = changesOf(initial, form);
    if (!changes) return leave();
    save.run(changes, {
      onSuccess: guard.leave,
      onError: (failure) => {
        if (isHealthError(failure, 'business') && failure.code === 'UNKNOWN_TAG')
          void client.invalidateQueries(queries.user.healthTagGroups());
      },
    });
  };
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      {restored && (
        <RestoredDraft onStartOver={startOver}>
          <Trans>Your unsaved changes are back.</Trans>
        </RestoredDraft>
      )}
      <ProfileFields
        user={user}
        form={form}
        missing={missing}
        problems={problems}
        refusal={refusal}
        today={today}
        onChange={(changes) => {
          save.reset();
          change(changes);
        }}
      />
      <TagGroups tagIds={form.tagIds} onChange={(tagIds) => change({ tagIds })} />
      <BottomBar>
        <InlineError error={save.error} texts={profileRefusals} />
        {Object.keys(problems).length > 0 && (
          <p className={styles.failure}>
            <Trans>Not saved yet: some fields need a change.</Trans>
          </p>
        )}
        <Button type="submit" fullWidth busy={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </BottomBar>
      <ConfirmDialog
        open={guard.asking}
        title={<Trans>Leave without saving?</Trans>}
        confirm={<Trans>Discard changes</Trans>}
        keep={<Trans>Keep editing</Trans>}
        onConfirm={leave}
        onClose={guard.stay}
      >
        <Trans>What you changed here is not saved and would be lost.</Trans>
      </ConfirmDialog>
    </form>
  );
}

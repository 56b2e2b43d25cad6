import { type FoodUserInformation, isHealthError } from '@health-app/sdk';
import { weightLossObstacles } from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { useFirstProblem } from '#lib/hooks/useFirstProblem.ts';
import { useLeaveGuard } from '#lib/hooks/useLeaveGuard.ts';
import type { Path } from '#lib/path.ts';
import { useDraft } from '#lib/storage/useDraft.ts';
import { useToday } from '#lib/time/clock.ts';
import { track } from '#platform/analytics/analytics.ts';
import { countOf } from '#platform/analytics/event-extras.ts';
import { mutations, queries } from '#platform/client.ts';
import { consentsOf } from '#platform/consent/consent-gate.ts';
import { DraftForm } from '#platform/form/DraftForm.tsx';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { personalKey } from '#platform/session/session.ts';
import { tabStorage } from '#platform/storage.ts';
import { MainAndAside } from '#ui/Columns.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { profileRefusals } from '../labels.ts';
import type { ProfileFact } from '../model/missing-facts.ts';
import { changesOf, formOf, personOfForm, problemsOf, profileSchema } from '../model/profile.ts';
import { HealthTagGroups } from './HealthTagGroups.tsx';
import { ProfileFields } from './ProfileFields.tsx';

interface Props {
  user: Partial<FoodUserInformation>;
  /** Facts that the previous screen needs. */
  missing: ProfileFact[];
  /** The screen that opens after saving. */
  next: Path;
}

/** Edits the profile, and sends only the changes. */
export function ProfileEditor({ user, missing, next }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  const client = useQueryClient();
  // The form is compared with the first data, so that a refetch does not affect which fields have changed.
  const [initial] = useState(() => formOf(user));
  const { form, change, dirty, restored, startOver, drop } = useDraft({
    storage: tabStorage,
    key: personalKey('profile.draft'),
    schema: profileSchema,
    initial,
  });
  const { element, tried, fail } = useFirstProblem();
  const save = useSilentMutation(mutations.user.saveInformation, (_, changes) => {
    track('profile.save', { fields: countOf(Object.keys(changes)) });
    showToast(t`Your profile is saved.`);
    drop();
  });
  const guard = useLeaveGuard(dirty && !save.isSuccess, () => navigate(next, { replace: true }));
  const groups = useOptionalQuery(queries.user.healthTagGroups());
  // The person's own tags are known even if the list of tags fails to load.
  const tags = [...(user.healthTags ?? []), ...(groups.data ?? []).flatMap((group) => group.tags ?? [])];
  const person = personOfForm(form, tags, today);
  const obstacles = form.dietaryGoal === 'loseWeight' ? weightLossObstacles(person) : [];
  // The age decides whose consent health data needs, so it is required first.
  const ageMissing =
    person.age === undefined && consentsOf('user.saveInformation', changesOf(initial, form) ?? {}).length > 0;
  const found = {
    ...problemsOf(form, today),
    ...(obstacles.length > 0 && { dietaryGoal: true as const }),
    ...(ageMissing && { birthDate: true as const }),
  };
  const problems = tried ? found : {};
  const refusal = isHealthError(save.error, 'business') ? String(save.error.code) : undefined;

  const leave = () => {
    drop();
    guard.leave();
  };
  const doubted = isHealthError(save.error, 'business', 'IMPLAUSIBLE');
  const confirming = save.isPending && save.variables?.confirmed === true;
  const [kilograms, before] = [save.variables?.weight, user.weight].map((weight) => format.weight(weight));
  const submit = (confirmed?: true) => {
    if (Object.keys(found).length > 0) return fail();
    const changes = changesOf(initial, form);
    if (!changes) return leave();
    save.run(confirmed ? { ...changes, confirmed } : changes, {
      onSuccess: guard.leave,
      onError: (failure) => {
        if (isHealthError(failure, 'business') && failure.code === 'UNKNOWN_TAG')
          void client.invalidateQueries(queries.user.healthTagGroups());
      },
    });
  };
  return (
    <DraftForm
      element={element}
      restored={restored}
      onStartOver={startOver}
      invalid={Object.keys(problems).length > 0}
      save={doubted ? { error: null, isPending: save.isPending } : save}
      refusals={profileRefusals}
      guard={guard}
      onSubmit={() => submit()}
      onDiscard={leave}
    >
      <MainAndAside
        main={
          <ProfileFields
            user={user}
            form={form}
            person={person}
            obstacles={obstacles}
            missing={missing}
            problems={problems}
            refusal={refusal}
            today={today}
            onChange={(changes) => {
              save.reset();
              change(changes);
            }}
          />
        }
        aside={<HealthTagGroups tagIds={form.tagIds} onChange={(tagIds) => change({ tagIds })} />}
      />
      <ConfirmDialog
        open={doubted || confirming}
        variant="main"
        title={<Trans>Is {kilograms} kg right?</Trans>}
        confirm={<Trans>Save {kilograms} kg</Trans>}
        keep={<Trans>Change it</Trans>}
        busy={save.isPending}
        onConfirm={() => submit(true)}
        onClose={() => save.reset()}
      >
        <Trans>Your last weight was {before} kg. Is the new one in kilograms, and yours?</Trans>
      </ConfirmDialog>
    </DraftForm>
  );
}

import { type HealthError, type HealthTag, isHealthError, type MealPlanState } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFirstProblem } from '#lib/hooks/useFirstProblem.ts';
import { useLeaveGuard } from '#lib/hooks/useLeaveGuard.ts';
import type { Path } from '#lib/path.ts';
import { useDraft } from '#lib/storage/useDraft.ts';
import { useToday } from '#lib/time/clock.ts';
import { track } from '#platform/analytics/analytics.ts';
import { mutations, queries } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useVerifiedMutation } from '#platform/query/useVerifiedMutation.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { personalKey } from '#platform/session/session.ts';
import { tabStorage } from '#platform/storage.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Form } from '#ui/form/Form.tsx';
import { RestoredDraft } from '#ui/form/RestoredDraft.tsx';
import layout from '#ui/Layout.module.css';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { Sentences } from '#ui/Sentences.tsx';
import typography from '#ui/Typography.module.css';
import { failTexts, refusals } from '../labels.ts';
import {
  type PreferencesForm as Preferences,
  preferencesOf,
  preferencesSchema,
  problemsOf,
  type StatedAllergy,
  withWanted,
} from '../model/preferences.ts';
import { ConfirmPlanDialog } from './ConfirmPlanDialog.tsx';
import { PreferencesFields } from './PreferencesFields.tsx';

interface Props {
  initial: Preferences;
  stated: StatedAllergy[];
  /** The tags of the profile that plans respect. */
  statedTags: HealthTag[];
  /** Its other tags, for which no dish is left out. */
  otherTags: HealthTag[];
  state: MealPlanState;
  /** A food that the person wants to add to the plan. */
  want: string | undefined;
  /** The screen that opens after the submission. */
  next: Path;
}

/** The form of the preferences. Its confirmation names the respected allergies and the days that change. */
export function PreferencesForm({ initial, stated, statedTags, otherTags, state, want, next }: Props) {
  const today = useToday();
  const cache = useQueryClient();
  // The form is compared with the first data, so that a refetch does not affect which fields have changed.
  const [start] = useState(initial);
  const { form, change, dirty, restored, startOver, drop } = useDraft({
    storage: tabStorage,
    key: personalKey('mealPlan.draft'),
    schema: preferencesSchema,
    initial: start,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens; the person may remove the food again
  useEffect(() => {
    if (want) change({ wantedFoods: withWanted(form.wantedFoods, want) });
  }, []);
  const { element, tried, fail } = useFirstProblem();
  const [confirming, setConfirming] = useState(false);
  const [refused, setRefused] = useState<HealthError | null>(null);
  const submit = useVerifiedMutation(
    mutations.mealPlan.modify,
    // A plan newer than this form comes from its submission.
    async () => {
      const { planId } = await cache.fetchQuery({ ...queries.mealPlan.status(), staleTime: 0 });
      return planId !== state.planId;
    },
    () => {
      track('mealPlan.submit');
      drop();
    },
  );
  const guard = useLeaveGuard(dirty && !submit.isSuccess, () => navigate(next, { replace: true }));
  const problems = problemsOf(form, today);
  const ask = () => {
    if (problems.size > 0) return fail();
    setRefused(null);
    setConfirming(true);
  };
  const send = () => {
    const preferences = preferencesOf(form);
    if (!preferences) return;
    submit.run(
      { action: 'submit', from: form.from, preferences },
      {
        onSuccess: () => navigate(next, { replace: true }),
        onError: (error) => {
          setConfirming(false);
          setRefused(error);
        },
      },
    );
  };
  const blockedBy = state.status === 'failed' && !dirty ? (state.blockedBy ?? []) : [];
  const refusedDay = isHealthError(refused, 'business') && refused.code === 'PAST';
  return (
    <Form ref={element} className={layout.stack4} busy={submit.isPending} onSubmit={ask}>
      {restored && (
        <RestoredDraft onStartOver={startOver}>
          <Trans>Your unfinished changes are back.</Trans>
        </RestoredDraft>
      )}
      <FailedPlan state={state} />
      <PreferencesFields
        form={form}
        stated={stated}
        statedTags={statedTags}
        otherTags={otherTags}
        blockedBy={blockedBy}
        problems={tried ? problems : new Set()}
        refusedDay={refusedDay}
        today={today}
        onChange={(changes) => {
          setRefused(null);
          change(changes);
        }}
      >
        {state.status !== 'none' && (
          <Card>
            <LinkRow href={pathTo('/ai-app/custom')} title={<Trans>See my meal plan</Trans>} />
          </Card>
        )}
      </PreferencesFields>
      <BottomBar>
        <InlineError error={refused} texts={refusals} />
        {isHealthError(refused, 'business', 'NO_TARGET') && (
          <ButtonLink href={pathTo('/ai-app/user/profile')} variant="quiet">
            <Trans>Open your profile</Trans>
          </ButtonLink>
        )}
        {tried && problems.size > 0 && (
          <p className={typography.poor} role="alert">
            <Trans>Not sent yet: some fields need a change.</Trans>
          </p>
        )}
        <Button type="submit" fullWidth busy={submit.isPending}>
          <Trans>Make my plan</Trans>
        </Button>
      </BottomBar>
      {/* A form with problems, such as an empty day, has no plan to summarise. */}
      {problems.size === 0 && (
        <ConfirmPlanDialog
          open={confirming}
          form={form}
          stated={stated}
          statedTags={statedTags}
          state={state}
          busy={submit.isPending}
          onConfirm={send}
          onClose={() => setConfirming(false)}
        />
      )}
      <ConfirmDialog
        open={guard.asking}
        title={<Trans>Leave without a new plan?</Trans>}
        confirm={<Trans>Discard changes</Trans>}
        keep={<Trans>Keep editing</Trans>}
        onConfirm={() => {
          drop();
          guard.leave();
        }}
        onClose={guard.stay}
      >
        <Trans>What you changed here would be lost. The plan that you have stays.</Trans>
      </ConfirmDialog>
    </Form>
  );
}

/** Explains why the last plan failed. The fields below suggest changes. */
function FailedPlan({ state: { status, failReason } }: { state: MealPlanState }) {
  const { i18n } = useLingui();
  if (status !== 'failed') return null;
  return (
    <Card padded title={<Trans>The last plan could not be made</Trans>}>
      <p>
        <Sentences>
          {i18n._(failTexts[failReason ?? 'unavailable'] ?? failTexts.unavailable)}
          <Trans>Your preferences are here as you sent them; a plan that you had before still counts.</Trans>
        </Sentences>
      </p>
    </Card>
  );
}

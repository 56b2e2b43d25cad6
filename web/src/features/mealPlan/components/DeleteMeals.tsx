import { isHealthError, type MealPlanDeletion } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { track } from '#platform/analytics/analytics.ts';
import { invalidate, mutations } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { refusals } from '../labels.ts';

/** Deletes the uneaten meals of a day or of the plan, after the person has seen the list. */
export function DeleteMeals({ deletion, children }: { deletion: MealPlanDeletion; children: React.ReactNode }) {
  const { t } = useLingui();
  const format = useFormat();
  const cache = useQueryClient();
  const [open, setOpen] = useState(false);
  const prepare = useSilentMutation(mutations.mealPlan.deletePre);
  const done = (already: boolean) => {
    setOpen(false);
    showToast(already ? t`This was deleted already.` : t`The meals are deleted.`);
  };
  const apply = useSilentMutation(mutations.mealPlan.modify, () => {
    track('mealPlan.delete', { scope: deletion.scope });
    done(false);
  });
  const { data: preview } = prepare;
  const ask = () => {
    apply.reset();
    prepare.run(deletion, { onSuccess: () => setOpen(true) });
  };
  const confirm = () => {
    if (!preview) return;
    apply.run(
      { action: 'apply', previewId: preview.previewId },
      {
        onError: (error) => {
          if (isHealthError(error, 'business', 'APPLIED')) {
            void invalidate(cache, 'mealPlan');
            done(true);
            // The meals have changed since the list was loaded, so the dialog loads it again before the deletion.
          } else if (isOutdated(error)) {
            prepare.run(deletion);
          }
        },
      },
    );
  };
  const days = format.list(preview?.dates.map((day) => format.date(day, 'short')) ?? []);
  return (
    <>
      <Button variant="quiet" busy={prepare.isPending && !open} onClick={ask}>
        {children}
      </Button>
      <InlineError error={prepare.error} texts={refusals} />
      <ConfirmDialog
        open={open}
        title={deletion.scope === 'plan' ? <Trans>Delete the meal plan?</Trans> : <Trans>Delete these meals?</Trans>}
        confirm={<Trans>Delete</Trans>}
        busy={apply.isPending || prepare.isPending}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      >
        <p>
          <Plural value={preview?.mealCount ?? 0} one="# meal is deleted" other="# meals are deleted" />: {days}
        </p>
        <p>
          <Plural
            value={preview?.finishedKept ?? 0}
            _0="None of them is eaten. This cannot be undone."
            one="# eaten meal stays. This cannot be undone."
            other="# eaten meals stay. This cannot be undone."
          />
        </p>
        <InlineError error={apply.error} texts={refusals}>
          {isOutdated(apply.error) ? (
            <Trans>Something has changed since. This is what would be deleted now.</Trans>
          ) : undefined}
        </InlineError>
      </ConfirmDialog>
    </>
  );
}

/** Whether the server refused because the displayed list is outdated. */
const isOutdated = (error: Error | null): boolean =>
  isHealthError(error, 'business', 'EXPIRED') || isHealthError(error, 'business', 'CHANGED');

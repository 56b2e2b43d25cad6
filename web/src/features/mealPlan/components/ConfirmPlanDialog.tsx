import type { HealthTag, MealPlanState } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { allergenNames, mealNames } from '#domains/food/labels.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { addDays } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import layout from '#ui/Layout.module.css';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { statedTexts } from '../labels.ts';
import { heeded, type PreferencesForm, preferencesOf, type StatedAllergy } from '../model/preferences.ts';

interface Props {
  open: boolean;
  form: PreferencesForm;
  stated: StatedAllergy[];
  statedTags: HealthTag[];
  state: MealPlanState;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Summarises the plan before it is created: the foods that it omits, its days, and the plan that it replaces. */
export function ConfirmPlanDialog({ open, form, stated, statedTags, state, ...dialog }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const [from, to] = [form.from, addDays(form.from, 6)].map((day) => format.date(day, 'short'));
  const meals = format.labels(
    (preferencesOf(form)?.mealTypes ?? []).map((mealType) => i18n._(labelOf(mealNames, mealType))),
  );
  const allergies = format.labels(
    heeded(form, stated).map((allergen) => {
      const name = i18n._(labelOf(allergenNames, allergen));
      const elsewhere = !form.allergies.includes(allergen) && stated.find((one) => one.allergen === allergen);
      return elsewhere ? i18n._(statedTexts[elsewhere.source](name)) : name;
    }),
  );
  const groups = useQuery(queries.user.healthTagGroups());
  const chosen = (groups.data ?? []).flatMap(({ tags }) => tags).filter(({ tagId }) => form.tagIds.includes(tagId));
  const kept = new Map([...statedTags, ...chosen].filter((tag) => tag.limitsMeals).map((tag) => [tag.tagId, tag]));
  const rules = format.list([...kept.values()].map((tag) => format.name(tag)));
  return (
    <ConfirmDialog
      open={open}
      title={<Trans>Make this plan?</Trans>}
      variant="main"
      confirm={<Trans>Make plan</Trans>}
      keep={<Trans>Keep editing</Trans>}
      {...dialog}
    >
      <div className={layout.stack2}>
        <p>
          <Trans>
            {meals}, {from} to {to}.
          </Trans>
        </p>
        <p>
          {heeded(form, stated).length > 0 ? (
            <Trans>No dish contains what you are allergic to: {allergies}.</Trans>
          ) : (
            <Trans>You have not entered any allergies.</Trans>
          )}
        </p>
        {kept.size > 0 && (
          <p>
            <Trans>The plan keeps to: {rules}.</Trans>
          </p>
        )}
        <InlineError error={groups.data ? null : groups.error}>
          <Trans>The names of your health tags could not be loaded. The plan keeps to them all the same.</Trans>
        </InlineError>
        {state.status !== 'none' && (
          <p>
            <Trans>
              Meals that are planned on these days are replaced once the new plan is ready. What you ate stays, and so
              do all other days.
            </Trans>
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}

import type { HealthTag, MealPlanBlocker } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { allergenNames, mealNames } from '#domains/food/labels.ts';
import { mealTypes } from '#domains/food/model/meal-types.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { addDays, type Day } from '#lib/time/days.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { Chips, MultiChips } from '#ui/form/Chips.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { TagField } from '#ui/form/TagField.tsx';
import { Link } from '#ui/Link.tsx';
import typography from '#ui/Typography.module.css';
import { blockerTexts, goalNames, statedTexts, tasteNames } from '../labels.ts';
import {
  allergens,
  avoidedLimits,
  goals,
  minutes,
  type PreferencesForm,
  type Problem,
  type StatedAllergy,
  tastes,
  wantedLimits,
} from '../model/preferences.ts';
import { HealthTags } from './HealthTags.tsx';
import styles from './PreferencesForm.module.css';

interface Props {
  form: PreferencesForm;
  stated: StatedAllergy[];
  /** The tags of the profile that plans respect. */
  statedTags: HealthTag[];
  /** The preferences that made the last plan fail. */
  blockedBy: readonly MealPlanBlocker[];
  problems: ReadonlySet<Problem>;
  /** Whether the server refused the first day because it has passed. */
  refusedDay: boolean;
  today: Day;
  onChange: (changes: Partial<PreferencesForm>) => void;
}

/** The fields of the preferences: first what a meal must not contain, then what it should contain. */
export function PreferencesFields({
  form,
  stated,
  statedTags,
  blockedBy,
  problems,
  refusedDay,
  today,
  onChange,
}: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const blocked = (field: MealPlanBlocker) =>
    blockedBy.includes(field) ? i18n._(blockerTexts[field] ?? { id: field }) : undefined;
  const own = allergens.filter((allergen) => !stated.some((one) => one.allergen === allergen));
  return (
    <>
      <Card padded>
        <div className={styles.part}>
          {stated.length + statedTags.length > 0 && (
            <div className={styles.stack}>
              <p className={typography.strong}>
                <Trans>From your profile, always applied</Trans>
              </p>
              <ul className={styles.stated}>
                {stated.map(({ allergen, source }) => (
                  <li key={allergen}>{i18n._(statedTexts[source](i18n._(labelOf(allergenNames, allergen))))}</li>
                ))}
                {statedTags.map((tag) => (
                  <li key={tag.tagId}>{i18n._(statedTexts.profile(format.name(tag)))}</li>
                ))}
              </ul>
              <p className={typography.note}>
                <Link className={styles.link} href={pathTo('/ai-app/user/profile', { next: here })}>
                  <Trans>Change them in your profile</Trans>
                </Link>
              </p>
            </div>
          )}
          <MultiChips
            label={stated.length > 0 ? t`Other allergies` : t`Allergies`}
            showLabel
            values={form.allergies}
            onChange={(allergies) => onChange({ allergies })}
            error={blocked('allergies')}
            options={own.map((allergen) => ({ value: allergen, label: i18n._(labelOf(allergenNames, allergen)) }))}
          />
          <p className={typography.note}>
            <Trans>
              No dish contains them. They count everywhere: in ingredients, in the meal plan and in the menu.
            </Trans>
          </p>
          <TagField
            label={t`Foods you avoid`}
            values={form.avoidedFoods}
            onChange={(avoidedFoods) => onChange({ avoidedFoods })}
            hint={t`Such as aubergine. Enter adds a word.`}
            error={blocked('avoidedFoods')}
            {...avoidedLimits}
          />
        </div>
      </Card>
      <Card padded>
        <div className={styles.part}>
          <TagField
            label={t`Foods you want in the plan`}
            values={form.wantedFoods}
            onChange={(wantedFoods) => onChange({ wantedFoods })}
            hint={t`Meals with them come first. Enter adds a word.`}
            {...wantedLimits}
          />
          <Chips
            label={t`Your goal`}
            showLabel
            value={form.dietaryGoal}
            onChange={(dietaryGoal) => onChange({ dietaryGoal })}
            error={problems.has('dietaryGoal') && t`Choose a goal`}
            options={goals.map((goal) => ({ value: goal, label: i18n._(goalNames[goal]) }))}
          />
          <MultiChips
            label={t`Tastes you like`}
            showLabel
            values={form.tastes}
            onChange={(chosen) => onChange({ tastes: chosen })}
            options={tastes.map((taste) => ({ value: taste, label: i18n._(tasteNames[taste]) }))}
          />
          <HealthTags
            stated={statedTags.map(({ tagId }) => tagId)}
            tagIds={form.tagIds}
            error={problems.has('tagIds') ? t`Choose 20 at most` : blocked('tagIds')}
            onChange={(tagIds) => onChange({ tagIds })}
          />
        </div>
      </Card>
      <Card padded>
        <div className={styles.part}>
          <MultiChips
            label={t`Meals to plan`}
            showLabel
            values={form.mealTypes}
            onChange={(chosen) => onChange({ mealTypes: chosen })}
            error={problems.has('mealTypes') ? t`Choose one meal at least` : blocked('mealTypes')}
            options={mealTypes.map((mealType) => ({ value: mealType, label: i18n._(labelOf(mealNames, mealType)) }))}
          />
          <NumberField
            label={t`Longest cooking time`}
            unit="min"
            value={form.maxCookingMinutes}
            onChange={(maxCookingMinutes) => onChange({ maxCookingMinutes })}
            range={minutes}
            steps={{ by: 5, start: 20 }}
            hint={t`Of one dish. Leave it empty if it does not matter.`}
            error={blocked('maxCookingMinutes')}
          />
          <DateField
            label={t`First day`}
            value={form.from}
            onChange={(from) => onChange({ from })}
            min={today}
            max={addDays(today, 60)}
            error={(problems.has('from') || refusedDay) && t`Choose today or a later day`}
            hint={t`A plan is about seven days.`}
          />
        </div>
      </Card>
    </>
  );
}

const here = pathTo('/food-app/custom/dietary-preferences');

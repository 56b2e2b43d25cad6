import type { HealthTag, MealPlanBlocker } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { allergenNames, mealNames } from '#domains/food/labels.ts';
import { mealTypes } from '#domains/food/model/meal-types.ts';
import { joinNames } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { addDays, type Day, isDay } from '#lib/time/days.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { Chips, MultiChips } from '#ui/form/Chips.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SheetRow } from '#ui/form/SheetRow.tsx';
import { TagField } from '#ui/form/TagField.tsx';
import { LinkRow } from '#ui/Row.tsx';
import typography from '#ui/Typography.module.css';
import { blockerNames, blockerTexts, goalNames, statedTexts, tasteNames } from '../labels.ts';
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

interface Props {
  form: PreferencesForm;
  stated: StatedAllergy[];
  /** The tags of the profile that plans respect. */
  statedTags: HealthTag[];
  /** Its other tags, for which no dish is left out. */
  otherTags: HealthTag[];
  /** The preferences that made the last plan fail. */
  blockedBy: readonly MealPlanBlocker[];
  problems: ReadonlySet<Problem>;
  /** Whether the server refused the first day because it has passed. */
  refusedDay: boolean;
  today: Day;
  onChange: (changes: Partial<PreferencesForm>) => void;
  /** Content below the fields. */
  children: ReactNode;
}

/** The preferences as rows that open their fields: first what a meal must not contain, then what it should contain. */
export function PreferencesFields({
  form,
  stated,
  statedTags,
  otherTags,
  blockedBy,
  problems,
  refusedDay,
  today,
  onChange,
  children,
}: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const name = (field: MealPlanBlocker) => i18n._(blockerNames[field] ?? { id: field });
  const blocked = (field: MealPlanBlocker) =>
    blockedBy.includes(field) ? i18n._(blockerTexts[field] ?? { id: field }) : undefined;
  const own = allergens.filter((allergen) => !stated.some((one) => one.allergen === allergen));
  const chosenAllergies = form.allergies.filter((allergen) => !stated.some((one) => one.allergen === allergen));
  const allergies = stated.length > 0 ? t`Other allergies` : t`Allergies`;
  const others = joinNames(
    format,
    otherTags.map((tag) => format.name(tag)),
  );
  const none = t({ message: 'None', context: 'preference' });
  const [fewest, most] = minutes;
  const errors = {
    goal: problems.has('dietaryGoal') && t`Choose a goal`,
    meals: problems.has('mealTypes') ? t`Choose one meal at least` : blocked('mealTypes'),
    minutes: problems.has('maxCookingMinutes') ? t`Enter ${fewest} to ${most} minutes` : blocked('maxCookingMinutes'),
    from: (problems.has('from') || refusedDay) && t`Choose today or a later day`,
  };
  return (
    <MainAndAside
      main={
        <>
          <Card title={<Trans>Leave out</Trans>}>
            {stated.length > 0 && (
              <LinkRow
                href={pathTo('/ai-app/user/profile', { next: here })}
                title={<Trans>Always applied</Trans>}
                detail={
                  <ul>
                    {stated.map(({ allergen, source }) => (
                      <li key={allergen}>{i18n._(statedTexts[source](i18n._(labelOf(allergenNames, allergen))))}</li>
                    ))}
                  </ul>
                }
              />
            )}
            <SheetRow
              title={allergies}
              summary={
                format.labels(chosenAllergies.map((allergen) => i18n._(labelOf(allergenNames, allergen)))) || none
              }
              error={blocked('allergies')}
            >
              <MultiChips
                label={allergies}
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
            </SheetRow>
            <SheetRow
              title={name('avoidedFoods')}
              summary={<ServerText as="bdi" text={joinNames(format, form.avoidedFoods) || none} />}
              error={blocked('avoidedFoods')}
            >
              <TagField
                label={t`Food to avoid`}
                values={form.avoidedFoods}
                onChange={(avoidedFoods) => onChange({ avoidedFoods })}
                hint={t`Such as aubergine. Enter adds a word.`}
                error={blocked('avoidedFoods')}
                {...avoidedLimits}
              />
            </SheetRow>
          </Card>
          <Card title={<Trans>Conditions</Trans>}>
            {statedTags.length + otherTags.length > 0 && (
              <LinkRow
                href={pathTo('/ai-app/user/profile', { next: here })}
                title={<Trans>Always applied</Trans>}
                detail={
                  <ul>
                    {statedTags.map((tag) => (
                      <li key={tag.tagId}>{i18n._(statedTexts.profile(format.name(tag)))}</li>
                    ))}
                    {others && (
                      <li>
                        <Trans>No dishes are left out for: {others}</Trans>
                      </li>
                    )}
                  </ul>
                }
              />
            )}
            <HealthTags
              title={statedTags.length > 0 ? t`Other conditions and ways of eating` : name('tagIds')}
              stated={statedTags.map(({ tagId }) => tagId)}
              tagIds={form.tagIds}
              error={problems.has('tagIds') ? t`Choose 20 at most` : blocked('tagIds')}
              onChange={(tagIds) => onChange({ tagIds })}
            />
          </Card>
          <Card title={<Trans>Prefer</Trans>}>
            <SheetRow
              title={<Trans>Your goal</Trans>}
              summary={form.dietaryGoal ? i18n._(goalNames[form.dietaryGoal]) : <Trans>Choose</Trans>}
              error={errors.goal}
            >
              <Chips
                label={t`Your goal`}
                value={form.dietaryGoal}
                onChange={(dietaryGoal) => onChange({ dietaryGoal })}
                error={errors.goal}
                options={goals.map((goal) => ({ value: goal, label: i18n._(goalNames[goal]) }))}
              />
            </SheetRow>
            <SheetRow
              title={<Trans>Foods you want in the plan</Trans>}
              summary={<ServerText as="bdi" text={joinNames(format, form.wantedFoods) || none} />}
            >
              <TagField
                label={t`Food to add`}
                values={form.wantedFoods}
                onChange={(wantedFoods) => onChange({ wantedFoods })}
                hint={t`Meals with them come first. Enter adds a word.`}
                {...wantedLimits}
              />
            </SheetRow>
            <SheetRow
              title={<Trans>Tastes you like</Trans>}
              summary={
                format.list(
                  tastes.filter((taste) => form.tastes.includes(taste)).map((taste) => i18n._(tasteNames[taste])),
                ) || t({ message: 'Any', context: 'taste' })
              }
            >
              <MultiChips
                label={t`Tastes you like`}
                values={form.tastes}
                onChange={(chosen) => onChange({ tastes: chosen })}
                options={tastes.map((taste) => ({ value: taste, label: i18n._(tasteNames[taste]) }))}
              />
            </SheetRow>
          </Card>
        </>
      }
      aside={
        <>
          <Card title={<Trans>Days and meals</Trans>}>
            <SheetRow
              title={<Trans>First day</Trans>}
              summary={isDay(form.from) ? format.date(form.from, 'long') : <Trans>Choose</Trans>}
              error={errors.from}
            >
              <DateField
                label={t`Date`}
                value={form.from}
                onChange={(from) => onChange({ from })}
                min={today}
                max={addDays(today, 60)}
                error={errors.from}
                hint={t`A plan is about seven days.`}
              />
            </SheetRow>
            <SheetRow
              title={name('mealTypes')}
              summary={
                format.labels(
                  mealTypes
                    .filter((mealType) => form.mealTypes.includes(mealType))
                    .map((mealType) => i18n._(labelOf(mealNames, mealType))),
                ) || none
              }
              error={errors.meals}
            >
              <MultiChips
                label={name('mealTypes')}
                values={form.mealTypes}
                onChange={(chosen) => onChange({ mealTypes: chosen })}
                error={errors.meals}
                options={mealTypes.map((mealType) => ({
                  value: mealType,
                  label: i18n._(labelOf(mealNames, mealType)),
                }))}
              />
            </SheetRow>
            <SheetRow
              title={name('maxCookingMinutes')}
              summary={
                form.maxCookingMinutes.trim() ? (
                  <Trans>{form.maxCookingMinutes} min a dish</Trans>
                ) : (
                  t({ message: 'Any', context: 'cooking time' })
                )
              }
              error={errors.minutes}
            >
              <NumberField
                label={t`For one dish`}
                unit="min"
                value={form.maxCookingMinutes}
                onChange={(maxCookingMinutes) => onChange({ maxCookingMinutes })}
                range={minutes}
                steps={{ by: 5, start: 20 }}
                hint={t`Leave it empty if it does not matter.`}
                error={blocked('maxCookingMinutes')}
              />
            </SheetRow>
          </Card>
          {children}
        </>
      }
    />
  );
}

const here = pathTo('/food-app/custom/dietary-preferences');

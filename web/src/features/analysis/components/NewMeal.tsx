import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { DayWithMeal } from '#domains/meal/components/DayWithMeal.tsx';
import { FoodEditor } from '#domains/meal/components/FoodEditor.tsx';
import { MealDayField } from '#domains/meal/components/MealDayField.tsx';
import { firstWithoutAmount } from '#domains/meal/model/meal-food.ts';
import { useRecentFoods } from '#domains/meal/model/useRecentFoods.ts';
import { useDraft } from '#lib/storage/useDraft.ts';
import { queries } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { personalKey } from '#platform/session/session.ts';
import { deviceStorage } from '#platform/storage.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { RestoredDraft } from '#ui/form/RestoredDraft.tsx';
import { submitRefusals } from '../labels.ts';
import { draftSchema, type MealDraft, submissionOf } from '../model/draft.ts';
import { useSubmission } from '../model/useSubmission.ts';
import { PhotoMeal } from './PhotoMeal.tsx';

interface Props {
  /** Name of its draft on this device. */
  draft: string;
  initial: MealDraft;
  /** Opens the camera or the search at once. */
  add?: 'photo' | 'search' | undefined;
}

/** A meal that is put together and handed in. It stays on this device until the server has it. */
export function NewMeal({ draft, initial, add }: Props) {
  const { form, change, restored, startOver, drop } = useDraft({
    storage: deviceStorage,
    key: personalKey(`meal.draft.${draft}`),
    schema: draftSchema,
    initial,
  });
  const { foods, mealType, date } = form;
  const { recent, add: addRecent } = useRecentFoods(deviceStorage, personalKey('foods.recent'));
  const [opened, setOpened] = useState<number>();
  const [isEmpty, setEmpty] = useState(false);
  const send = useSubmission(drop);
  const submit = () => {
    setEmpty(foods.length === 0);
    const input = submissionOf(form);
    if (!input) return foods.length > 0 && setOpened(firstWithoutAmount(foods));
    send.run(input, (analysisId) => navigate(pathTo('/food-app/analyze/result', { analysisId }), { replace: true }));
  };

  return (
    <>
      {restored && foods.length > 0 && (
        <RestoredDraft onStartOver={startOver}>
          <Trans>Your unfinished meal is back. It has not been handed in yet.</Trans>
        </RestoredDraft>
      )}
      <MealDayField mealType={mealType} date={date} onChange={change} />
      <PhotoMeal form={form} change={change} openCamera={add === 'photo' && !restored} />
      <FoodEditor
        foods={foods}
        onChange={(next) => change({ foods: next })}
        opened={opened}
        onOpen={setOpened}
        search={{ search: (keyword) => queries.aiFood.foodName({ keyword }), recent }}
        onAdded={addRecent}
        searching={add === 'search' && !restored}
        empty={
          <EmptyState title={<Trans>No food yet</Trans>}>
            <Trans>Search for what you ate, or type its name. Portions can be changed afterwards.</Trans>
          </EmptyState>
        }
      />
      <DayWithMeal foods={foods} date={date} />
      <BottomBar>
        {isEmpty && foods.length === 0 && (
          <p role="alert">
            <Trans>Add a food first.</Trans>
          </p>
        )}
        <InlineError error={send.error} texts={submitRefusals} />
        <Button fullWidth busy={send.isPending} onClick={submit}>
          <Trans>Analyse</Trans>
        </Button>
      </BottomBar>
    </>
  );
}

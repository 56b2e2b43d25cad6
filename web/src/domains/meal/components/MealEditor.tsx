import type { IfTaken, MealType } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useFocusAfter } from '#lib/hooks/useFocusAfter.ts';
import type { Path } from '#lib/path.ts';
import { useDraft } from '#lib/storage/useDraft.ts';
import { queries } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { personalKey } from '#platform/session/session.ts';
import { deviceStorage } from '#platform/storage.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { MainAndAside, Wide } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { RestoredDraft } from '#ui/form/RestoredDraft.tsx';
import layout from '#ui/Layout.module.css';
import { submitRefusals } from '../labels.ts';
import { isSameMeal, othersOf, twinOf } from '../model/diary-day.ts';
import { entryKey } from '../model/diary-entry.ts';
import { diaryEntryLink } from '../model/diary-entry-link.ts';
import { draftSchema, isComplete, type MealDraft, submissionOf } from '../model/meal-draft.ts';
import { firstWithoutAmount, mealMacros } from '../model/meal-food.ts';
import { useAiFoodSubmission } from '../model/useAiFoodSubmission.ts';
import { useDay } from '../model/useDay.ts';
import { useRecentFoods } from '../model/useRecentFoods.ts';
import { useSubmission } from '../model/useSubmission.ts';
import { DiaryBadge } from './DiaryBadge.tsx';
import { FoodEditor } from './FoodEditor.tsx';
import { MealDayField } from './MealDayField.tsx';
import styles from './MealEditor.module.css';
import { MealHead } from './MealHead.tsx';
import { MealInDay } from './MealInDay.tsx';
import { MealPhoto } from './MealPhoto.tsx';
import { MealPhotoField } from './MealPhotoField.tsx';
import { MealSum, NotCounted } from './MealSum.tsx';
import { MealTotal } from './MealTotal.tsx';
import { otherThanTaken, SlotTakenDialog } from './SlotTakenDialog.tsx';

export interface MealEditorProps {
  /** Name of the meal's draft on this device. */
  draft: string;
  initial: MealDraft;
  /** Opens the camera or the search at once. */
  add?: 'photo' | 'search' | undefined;
  /** Name of a food, with which the search opens. */
  food?: string | undefined;
  /** Returns the path of the recorded meal. */
  resultPath: (analysisId: string) => Path;
  /** Id of the diary's meal of AI food that the recorded meal replaces. */
  replaces?: string | undefined;
  /** Content above the meal, computed from its draft. */
  head?: (form: MealDraft) => ReactNode;
  /** Whether the diary contains the meal that the recorded meal replaces. */
  saved?: boolean;
  /** The mark of the model's answer, for a recognised meal: what it is in its day stands before its foods. */
  mark?: ReactNode;
  children?: ReactNode;
}

/**
 * Puts a meal together from a photo, a search, typed names, or an earlier or planned meal. It stays on this device until it
 * is sent. If all foods are in the table, so that the person has seen their energy here, the meal enters the diary at once;
 * otherwise it is analysed first.
 */
export function MealEditor({
  draft,
  initial,
  add,
  food,
  resultPath,
  replaces,
  head,
  saved = false,
  mark,
  children,
}: MealEditorProps) {
  const { form, change, restored, startOver, drop } = useDraft({
    storage: deviceStorage,
    key: personalKey('meal.draft', draft),
    schema: draftSchema,
    initial,
  });
  const { t } = useLingui();
  // The saved meal replaces the editor and its focused button.
  useFocusAfter();
  const { foods, mealType, date, photo, photoId, photoTaken } = form;
  const { query, target, isOver } = useDay(date);
  const day = query.data;
  // A correction of the same meal replaces it as well.
  const twin = day && replaces && !saved ? twinOf(day, { mealType, items: initial.foods }) : undefined;
  const isSaved = saved || twin !== undefined;
  const own = twin ? entryKey(twin) : replaces;
  const isAnswer = replaces !== undefined && mark !== undefined && foods.length > 0;
  const isLooking = useIsLooking(form);
  const { recent, add: addRecent } = useRecentFoods(deviceStorage, personalKey('foods.recent'));
  const [opened, setOpened] = useState<number>();
  const [isEmpty, setEmpty] = useState(false);
  const send = useSubmission(drop);
  const sentence = useAiFoodSubmission((typedId) => change({ photoId: typedId, photo: undefined }));
  const understand = (name: string) =>
    sentence.run({ mealType: mealType as MealType, date, foods: [{ name: name.slice(0, 50) }] });
  const submit = (ifTaken?: IfTaken) => {
    setEmpty(foods.length === 0);
    const input = submissionOf(form);
    if (!input) return foods.length > 0 && setOpened(firstWithoutAmount(foods));
    send.run({ ...input, ...(ifTaken && { ifTaken }) }, (analysisId) =>
      navigate(resultPath(analysisId), { replace: true }),
    );
  };
  return (
    <>
      <Wide>
        {head?.(form)}
        {restored && foods.length > 0 && (
          <RestoredDraft onStartOver={startOver}>
            <Trans>Your unfinished meal is back. It has not been handed in yet.</Trans>
          </RestoredDraft>
        )}
      </Wide>
      <MainAndAside
        main={
          <>
            {isAnswer ? (
              <>
                <MealHead picture={photo} mealType={mealType} date={date} saved={isSaved} onChange={change} />
                <QueryView query={query} skeleton={<Skeleton rows={1} height="41rem" />}>
                  {(loaded) => (
                    <MealInDay
                      analysisId={replaces}
                      mealType={mealType}
                      others={othersOf(loaded, own)}
                      macros={mealMacros(foods)}
                      target={target}
                      date={date}
                      saved={isSaved}
                    />
                  )}
                </QueryView>
                <NotCounted foods={foods} />
                {mark}
              </>
            ) : (
              <>
                {photo && photoId && (
                  <figure className={styles.stage}>
                    <MealPhoto className={styles.photo} src={photo} alt={t`The meal as it was served`} />
                  </figure>
                )}
                <div className={layout.line3}>
                  <MealDayField mealType={mealType} date={date} onChange={change} />
                  {replaces && <DiaryBadge saved={isSaved} />}
                </div>
              </>
            )}
            <MealPhotoField form={form} change={change} openCamera={add === 'photo' && !restored} />
            <FoodEditor
              foods={foods}
              onChange={(next) => change({ foods: next })}
              opened={opened}
              onOpen={setOpened}
              search={{
                search: (keyword) => queries.aiFood.foodName({ keyword }),
                recent,
                // The recorded meal refers to one recognition only.
                onSentence: photoId || replaces ? undefined : understand,
              }}
              onAdded={addRecent}
              searching={add === 'search' && (!restored || food !== undefined)}
              searchText={food}
              empty={
                !isLooking && (
                  <EmptyState art="plate" title={<Trans>No food yet</Trans>}>
                    <Trans>Search for what you ate, or type its name. Portions can be changed afterwards.</Trans>
                  </EmptyState>
                )
              }
            />
          </>
        }
        aside={
          <>
            {!isAnswer && <MealSum foods={foods} day={day && { others: othersOf(day, own), target, isOver }} />}
            {children}
          </>
        }
      />
      {!isLooking && (
        <BottomBar stays>
          {isEmpty && foods.length === 0 && (
            <p role="alert">
              <Trans>Add a food first.</Trans>
            </p>
          )}
          <InlineError error={sentence.error} texts={submitRefusals} />
          <InlineError error={otherThanTaken(send.error)} texts={submitRefusals} />
          <div className={styles.end}>
            {!isAnswer && <MealTotal recognitionId={photoTaken ? photoId : undefined} foods={foods} />}
            {twin && isSameMeal(twin.items, foods) ? (
              <ButtonLink fullWidth href={diaryEntryLink(twin, date)}>
                <Trans>View in diary</Trans>
              </ButtonLink>
            ) : (
              <Button fullWidth busy={send.isPending} onClick={() => submit()}>
                {foods.length > 0 && !isComplete(foods) ? <Trans>Analyse</Trans> : <Trans>Add to diary</Trans>}
              </Button>
            )}
          </div>
        </BottomBar>
      )}
      <SlotTakenDialog error={send.error} date={date} mealType={mealType} onDecide={submit} onLeave={send.reset} />
    </>
  );
}

/** Whether the foods of the draft's photo are still being looked for. Nothing can be saved meanwhile. */
function useIsLooking({ photoId = '', photoTaken = false }: MealDraft): boolean {
  // Only reads the state that the recognition polls.
  const { data } = useOptionalQuery({ ...queries.aiFood.analysisPending({ analysisId: photoId }), enabled: false });
  return photoId !== '' && !photoTaken && data?.status !== 'failed';
}

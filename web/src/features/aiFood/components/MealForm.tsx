import type { IfTaken } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DayWithMeal } from '#domains/meal/components/DayWithMeal.tsx';
import { FoodEditor } from '#domains/meal/components/FoodEditor.tsx';
import { MealDayField } from '#domains/meal/components/MealDayField.tsx';
import { otherThanTaken, SlotTaken } from '#domains/meal/components/SlotTaken.tsx';
import { useAiFoodSubmission } from '#domains/meal/model/useAiFoodSubmission.ts';
import { useRecentFoods } from '#domains/meal/model/useRecentFoods.ts';
import { useDraft } from '#lib/storage/useDraft.ts';
import { MemberGate } from '#platform/access/MemberGate.tsx';
import { track } from '#platform/analytics/analytics.ts';
import { queries } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { personalKey } from '#platform/session/session.ts';
import { deviceStorage } from '#platform/storage.ts';
import { PhotoButton } from '#platform/upload/PhotoButton.tsx';
import type { PickedImage } from '#platform/upload/pictures.ts';
import { useUploadOffered } from '#platform/upload/useUploadOffered.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { RestoredDraft } from '#ui/form/RestoredDraft.tsx';
import { submitRefusals } from '../labels.ts';
import { type Draft, draftSchema, entriesOf } from '../model/draft.ts';
import { draftKey, keepSent } from '../model/sent.ts';
import styles from './AiFood.module.css';

interface Props {
  /** Name of its draft on this device. */
  draft: string;
  initial: Draft;
  /** The analysis that it corrects; absent for a new meal. */
  corrects?: string | undefined;
  openCamera?: boolean;
}

/** A meal by a photo, by names, or both; or the correction of one, which is ready at once. */
export function MealForm({ draft, initial, corrects, openCamera = false }: Props) {
  const { t } = useLingui();
  const offered = useUploadOffered();
  const { form, change, restored, startOver, drop } = useDraft({
    storage: deviceStorage,
    key: corrects ? personalKey(`aiFood.correction.${draft}`) : draftKey(draft),
    schema: draftSchema,
    initial,
  });
  const { foods, mealType, date, photo } = form;
  const [image, setImage] = useState<PickedImage | undefined>(
    photo === undefined ? undefined : { id: photo, url: photo, status: 'done', address: photo },
  );
  const { recent, add } = useRecentFoods(deviceStorage, personalKey('foods.recent'));
  const [opened, setOpened] = useState<number>();
  const [isEmpty, setEmpty] = useState(false);
  const send = useAiFoodSubmission((analysisId, input) => {
    track(corrects ? 'aiFood.correct' : 'aiFood.submit', { photo: input.picture !== undefined });
    drop();
    if (!corrects) keepSent(analysisId, form);
  });
  const submit = (ifTaken?: IfTaken) => {
    setEmpty(foods.length === 0 && photo === undefined);
    if (foods.length === 0 && photo === undefined) return;
    const entries = entriesOf(foods);
    send.run(
      {
        ...(corrects && { analysisId: corrects }),
        mealType,
        date,
        ...(photo !== undefined && { picture: photo }),
        ...(entries.length > 0 && { foods: entries }),
        ...(ifTaken && { ifTaken }),
      },
      (analysisId) => navigate(pathTo('/ai-food/result', { analysisId }), { replace: true }),
    );
  };
  const button = (
    <Button fullWidth busy={send.isPending} onClick={() => submit()}>
      {corrects ? <Trans>Save correction</Trans> : <Trans>Analyse</Trans>}
    </Button>
  );
  return (
    <>
      {restored && (foods.length > 0 || photo !== undefined) && (
        <RestoredDraft
          onStartOver={() => {
            startOver();
            setImage(undefined);
          }}
        >
          <Trans>Your unfinished meal is back. It has not been handed in yet.</Trans>
        </RestoredDraft>
      )}
      <MealDayField mealType={mealType} date={date} onChange={change} />
      {!corrects && (
        <Card padded>
          {offered ? (
            <PhotoButton
              label={t`Photo of the meal`}
              purpose="food"
              openCamera={openCamera}
              value={image}
              onChange={(next) => {
                setImage(next);
                change({ photo: next?.address });
              }}
            />
          ) : (
            <Trans>Photos work in the app. Names work here.</Trans>
          )}
          {photo !== undefined && foods.length > 0 && (
            <p className={styles.soft}>
              <Trans>The foods below count; the photo is only kept beside them.</Trans>
            </p>
          )}
        </Card>
      )}
      <FoodEditor
        foods={foods}
        onChange={(next) => change({ foods: next })}
        opened={opened}
        onOpen={setOpened}
        search={{ search: (keyword) => queries.aiFood.foodName({ keyword }), recent }}
        onAdded={add}
        amountOptional
        empty={
          photo === undefined && (
            <EmptyState title={<Trans>No food yet</Trans>}>
              <Trans>Take a photo, or add the names of what you ate. Portions can be changed afterwards.</Trans>
            </EmptyState>
          )
        }
      />
      <DayWithMeal foods={foods} date={date} corrects={corrects} />
      {isEmpty && foods.length === 0 && photo === undefined && (
        <p role="alert" className={styles.problem}>
          <Trans>Add a photo or a food first.</Trans>
        </p>
      )}
      <InlineError error={otherThanTaken(send.error)} texts={submitRefusals} />
      <SlotTaken error={send.error} date={date} mealType={mealType} onDecide={submit} onLeave={send.reset} />
      {corrects ? button : <MemberGate feature="aiFood">{button}</MemberGate>}
    </>
  );
}

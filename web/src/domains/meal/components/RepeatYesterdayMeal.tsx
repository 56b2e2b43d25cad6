import type { IfTaken, MealType } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { mealNames } from '#domains/food/labels.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { addDays, type Day } from '#lib/time/days.ts';
import { track } from '#platform/analytics/analytics.ts';
import { mutations } from '#platform/client.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { saveRefusals, submitRefusals } from '../labels.ts';
import { inSlot } from '../model/diary-day.ts';
import { useDay } from '../model/useDay.ts';
import { useFoodsText } from '../model/useFoodsText.ts';
import { useSubmission } from '../model/useSubmission.ts';
import { yesterdayMeal } from '../model/yesterday-meal.ts';
import styles from './RepeatYesterdayMeal.module.css';
import { otherThanTaken, SlotTakenDialog } from './SlotTakenDialog.tsx';

/**
 * Repeats yesterday's meal by one tap, with undo. Renders nothing if the day already has that meal or yesterday had none.
 */
export function RepeatYesterdayMeal({ date, mealType }: { date: Day; mealType: MealType }) {
  const { query: before } = useDay(addDays(date, -1));
  const { query: today } = useDay(date);
  const [recorded, setRecorded] = useState<{ analysisId: string; mealType: MealType; date: Day }>();
  // The day has the meal before the command ends, so this component holds the mutation, and the offer may unmount.
  const send = useSubmission(() => {});
  const slot = recorded ?? { mealType, date };
  if (before.isLoading || today.isLoading) return <Skeleton rows={1} height={{ en: '9.35rem', 'zh-CN': '7.6rem' }} />;
  const submission = before.data && yesterdayMeal(before.data, slot);
  const isThere = today.data ? inSlot(today.data, slot.mealType).length > 0 : true;
  if (!submission || (isThere && !recorded && send.isIdle)) return null;
  return (
    <Card padded>
      {recorded ? (
        <Recorded
          analysisId={recorded.analysisId}
          mealType={slot.mealType}
          energy={submission.energy}
          onTakenBack={() => {
            send.reset();
            setRecorded(undefined);
          }}
        />
      ) : (
        <Offer {...submission} send={send} onRecorded={(analysisId) => setRecorded({ ...slot, analysisId })} />
      )}
    </Card>
  );
}

type OfferProps = NonNullable<ReturnType<typeof yesterdayMeal>> & {
  send: ReturnType<typeof useSubmission>;
  onRecorded: (analysisId: string) => void;
};

function Offer({ input, energy, send, onRecorded }: OfferProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const foodsText = useFoodsText();
  const record = (ifTaken?: IfTaken) => send.run({ ...input, ...(ifTaken && { ifTaken }) }, onRecorded);
  const meal = i18n._(mealNames[input.mealType]);
  const kcal = format.energy(energy);
  return (
    <div className={layout.line2}>
      <div className={styles.meal}>
        <h3 className={typography.strongBody}>
          <Trans>{meal}, same as yesterday</Trans>
        </h3>
        <p className={typography.note}>
          <ServerText as="bdi" text={foodsText(input.foods)} /> · <Trans>{kcal} kcal</Trans>
        </p>
      </div>
      <Button variant="quiet" busy={send.isPending} onClick={() => record()}>
        <Trans>Log</Trans>
      </Button>
      <InlineError error={otherThanTaken(send.error)} texts={submitRefusals} />
      <SlotTakenDialog
        error={send.error}
        date={input.date}
        mealType={input.mealType}
        onDecide={record}
        onLeave={send.reset}
      />
    </div>
  );
}

interface RecordedProps {
  analysisId: string;
  mealType: MealType;
  energy: number;
  onTakenBack: () => void;
}

function Recorded({ analysisId, mealType, energy, onTakenBack }: RecordedProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const takeBack = useSilentMutation(mutations.analysis.saveSimple, () => {
    track('analysis.takeOut');
    onTakenBack();
  });
  const meal = i18n._(mealNames[mealType]);
  const kcal = format.energy(energy);
  return (
    <div className={layout.line2}>
      <p className={styles.meal} role="status" tabIndex={-1} ref={(element) => element?.focus({ preventScroll: true })}>
        <Trans>
          {meal}, {kcal} kcal: in your diary
        </Trans>
      </p>
      <Button variant="quiet" busy={takeBack.isPending} onClick={() => takeBack.run({ analysisId, items: [] })}>
        <Trans>Undo</Trans>
      </Button>
      <InlineError error={takeBack.error} texts={saveRefusals} />
    </div>
  );
}

import type { IfTaken, SimpleAnalysis } from '@health-app/sdk';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { usePermittedTarget } from '#domains/care/model/usePermittedTarget.ts';
import { DeletionRequestButton } from '#domains/deletion/components/DeletionRequestButton.tsx';
import { useFocusAfter } from '#lib/hooks/useFocusAfter.ts';
import { queries } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useQueryWithToast } from '#platform/query/useQueryWithToast.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { personalKey } from '#platform/session/session.ts';
import { deviceStorage } from '#platform/storage.ts';
import { AiMark } from '#ui/AiMark.tsx';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { LeadAndMain, Wide } from '#ui/Columns.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { LinkRow } from '#ui/Row.tsx';
import typography from '#ui/Typography.module.css';
import { saveRefusals } from '../labels.ts';
import { firstWithoutAmount, mealMacros } from '../model/meal-food.ts';
import { useCorrection } from '../model/useCorrection.ts';
import { useRecentFoods } from '../model/useRecentFoods.ts';
import { DeepAnalysisWarning } from './DeepAnalysisWarning.tsx';
import { FoodEditor } from './FoodEditor.tsx';
import { MealHead } from './MealHead.tsx';
import { MealInDay } from './MealInDay.tsx';
import { ShareMeal } from './ShareMeal.tsx';
import { otherThanTaken, SlotTakenDialog } from './SlotTakenDialog.tsx';

/** Shows an analysed meal next to its day. Saving adds it to the diary with the displayed portions. */
export function ReadyMeal({ analysis }: { analysis: SimpleAnalysis }) {
  const target = usePermittedTarget(analysis.target);
  const { form, change, dirty, losesDeep, save, takeOut } = useCorrection(analysis);
  const { recent, add: addRecent } = useRecentFoods(deviceStorage, personalKey('foods.recent'));
  const [opened, setOpened] = useState<number>();
  const [leavingOut, setLeavingOut] = useState(false);
  const { analysisId, saved, picture, aiFoodAnalysisId } = analysis;
  const isEmpty = form.foods.length === 0;
  const macros = dirty || !analysis.macros ? mealMacros(form.foods) : analysis.macros;
  const keep = (ifTaken?: IfTaken) => {
    const without = firstWithoutAmount(form.foods);
    if (without >= 0) setOpened(without);
    else save.run(ifTaken);
  };
  return (
    <>
      <Wide>
        <MealHead picture={picture} mealType={form.mealType} date={form.date} saved={saved} onChange={change} />
      </Wide>
      <LeadAndMain
        lead={
          <>
            <MealInDay
              analysisId={analysisId}
              mealType={form.mealType}
              others={analysis.otherMeals}
              macros={macros}
              target={target}
              date={analysis.date}
              saved={saved}
            />
            <AiMark at={analysis.generatedAt}>
              <Trans>You can edit the foods and portions.</Trans>
            </AiMark>
          </>
        }
        main={
          <>
            <FoodEditor
              foods={form.foods}
              onChange={(foods) => change({ foods })}
              opened={opened}
              onOpen={setOpened}
              search={{ search: (keyword) => queries.aiFood.foodName({ keyword }), recent }}
              onAdded={addRecent}
              knownOnly
              empty={
                <p className={typography.soft}>
                  <Trans>Every food is left out.</Trans>
                </p>
              }
            />
            <Card>
              <LinkRow
                href={pathTo('/food-app/analyze/more', { analysisId })}
                title={<Trans>More nutrients</Trans>}
                detail={
                  analysis.deepStatus === 'ready' ? (
                    <Trans>The deep analysis is ready</Trans>
                  ) : (
                    <Trans>Score, findings, vitamins and minerals</Trans>
                  )
                }
              />
              <LinkRow
                href={pathTo('/food-app/analyze/ingredients', { analysisId })}
                title={<Trans>Ingredients</Trans>}
                detail={<Flags analysisId={analysisId} />}
              />
              {saved && (
                <LinkRow
                  href={pathTo('/food-app/report/day', { date: analysis.date })}
                  title={<Trans>Daily report</Trans>}
                />
              )}
            </Card>
            {saved && (
              <Button variant="quiet" onClick={() => setLeavingOut(true)}>
                <Trans>Take it out of the diary</Trans>
              </Button>
            )}
            {aiFoodAnalysisId && <ShareMeal recognitionId={aiFoodAnalysisId} />}
            <DeletionRequestButton kind="diaryMeal" recordId={analysisId} />
          </>
        }
      />
      {((isEmpty ? saved : !saved || dirty) || save.error) && (
        <BottomBar>
          <FocusAfter />
          {losesDeep && <DeepAnalysisWarning />}
          <InlineError error={otherThanTaken(save.error)} texts={saveRefusals} />
          <Button fullWidth busy={save.isPending} onClick={() => keep()}>
            {isEmpty ? (
              <Trans>Take it out of the diary</Trans>
            ) : saved ? (
              <Trans>Save the changes</Trans>
            ) : (
              <Trans>Add to diary</Trans>
            )}
          </Button>
        </BottomBar>
      )}
      <SlotTakenDialog
        error={save.error}
        date={form.date}
        mealType={form.mealType}
        onDecide={keep}
        onLeave={save.reset}
      />
      <ConfirmDialog
        open={leavingOut}
        title={<Trans>Take this meal out of the diary?</Trans>}
        confirm={<Trans>Take it out</Trans>}
        busy={save.isPending}
        onClose={() => setLeavingOut(false)}
        onConfirm={takeOut}
      >
        <Trans>It no longer counts in the reports. Its analysis stays, and you can save it again.</Trans>
      </ConfirmDialog>
    </>
  );
}

/** Moves the focus: the bar and its focused button disappear after saving. */
function FocusAfter() {
  useFocusAfter();
  return null;
}

/** Shows the number of flagged ingredients once it is known. */
function Flags({ analysisId }: { analysisId: string }) {
  const { data } = useQueryWithToast(queries.analysis.ingredientRecord({ analysisId }));
  if (!data) return <Trans>What is in it, with allergens</Trans>;
  return <Plural value={data.flaggedCount} _0="Nothing flagged" one="# flag" other="# flags" />;
}

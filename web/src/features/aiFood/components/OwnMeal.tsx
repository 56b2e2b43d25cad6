import type { AiFoodAnalysis, IfTaken } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { AskForDeletion } from '#domains/deletion/components/AskForDeletion.tsx';
import { NoTarget } from '#domains/food/components/NoTarget.tsx';
import { NutrientTable } from '#domains/food/components/NutrientTable.tsx';
import { mealNames } from '#domains/food/labels.ts';
import { FoodEditor } from '#domains/meal/components/FoodEditor.tsx';
import { useDayName } from '#domains/meal/components/MealDayField.tsx';
import { MealPhoto } from '#domains/meal/components/MealPhoto.tsx';
import { DayFigure, MealFigure, NotCounted } from '#domains/meal/components/MealSum.tsx';
import { otherThanTaken, SlotTaken } from '#domains/meal/components/SlotTaken.tsx';
import { othersOf } from '#domains/meal/model/day.ts';
import { mealMacros, sameFoods } from '#domains/meal/model/meal-food.ts';
import { useDay } from '#domains/meal/model/useDay.ts';
import { track } from '#platform/analytics/analytics.ts';
import { mutations } from '#platform/client.ts';
import { vibrate } from '#platform/device/vibrate.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useShare } from '#platform/share/useShare.ts';
import { AiMark } from '#ui/AiMark.tsx';
import { Badge } from '#ui/Badge.tsx';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { LinkToCopy } from '#ui/form/LinkToCopy.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { submitRefusals } from '../labels.ts';
import { entriesOf, foodsOf } from '../model/draft.ts';
import styles from './AiFood.module.css';

/** A meal of the person: its own energy, the day that it makes, its foods with portions to correct, and the diary. */
export function OwnMeal({ analysis }: { analysis: AiFoodAnalysis }) {
  const { i18n } = useLingui();
  const { t } = useMacro();
  const { analysisId, mealType, date, picture, energyTarget, nutrients, shareCode, saved } = analysis;
  const initial = foodsOf(analysis);
  const [foods, setFoods] = useState(initial);
  const [opened, setOpened] = useState<number>();
  const day = useDayName(date);
  const { query, isOver } = useDay(date);
  const save = useSilentMutation(mutations.aiFood.submitFoodName, (_, input) => {
    track(input.saved ? (saved ? 'aiFood.correct' : 'aiFood.save') : 'aiFood.takeOut');
    vibrate();
  });
  const keep = (ifTaken?: IfTaken) =>
    save.run({ analysisId, mealType, date, foods: entriesOf(foods), saved: true, ...(ifTaken && { ifTaken }) });
  // What is changed on the screen is not what leaves the diary.
  const takeOut = () => save.run({ analysisId, mealType, date, foods: entriesOf(initial), saved: false });
  const { share, link, hideLink } = useShare();
  const changed = !sameFoods(foods, initial);
  const macros = changed ? mealMacros(foods) : analysis.macros;
  const meal = i18n._(mealNames[mealType]);
  const passOn = async () => {
    const outcome = await share({
      title: t`A meal: ${meal}`,
      description: t`Its foods, energy and nutrients`,
      url: new URL(pathTo('/ai-food/result', { shareCode }), location.href).href,
    });
    track('aiFood.share', { outcome });
  };
  return (
    <>
      {picture && <MealPhoto className={styles.photo} src={picture} alt={t`The meal as it was served`} />}
      <Card padded>
        <div className={styles.stack}>
          <div className={styles.heading}>
            <div>
              <h2 className={styles.title}>{meal}</h2>
              <p className={styles.soft}>{day}</p>
            </div>
            <Badge tone={saved ? 'good' : 'plain'}>
              {saved ? <Trans>In your diary</Trans> : <Trans>Not in the diary</Trans>}
            </Badge>
          </div>
          <MealFigure macros={macros} />
          {changed && <NotCounted foods={foods} />}
          {query.data && (
            <DayFigure
              day={{ others: othersOf(query.data, analysisId), target: query.data.target, isOver }}
              meal={macros}
            />
          )}
          {energyTarget === null && <NoTarget />}
        </div>
      </Card>
      <AiMark at={analysis.generatedAt}>
        <Trans>A photo or a name does not weigh: check the foods and the typical portions.</Trans>
      </AiMark>
      <FoodEditor foods={foods} onChange={setFoods} opened={opened} onOpen={setOpened} />
      {nutrients.length > 0 && (
        <Card padded title={<Trans>Against a whole day</Trans>}>
          <NutrientTable nutrients={nutrients} soFar />
        </Card>
      )}
      <Card>
        <LinkRow href={pathTo('/ai-food/list', { analysisId })} title={<Trans>Correct foods, meal or day</Trans>} />
        <LinkRow href={pathTo('/ai-food/history', { date })} title={<Trans>The day and all meals</Trans>} />
      </Card>
      {saved && (
        <Button variant="quiet" busy={save.isPending} onClick={takeOut}>
          <Trans>Take it out of the diary</Trans>
        </Button>
      )}
      <p className={styles.soft}>
        <Trans>The link cannot be taken back before the meal is deleted. Anyone who has it sees the meal.</Trans>
      </p>
      <Button variant="quiet" onClick={() => void passOn()}>
        <Share2 aria-hidden="true" size="1.8rem" />
        <Trans>Share this meal</Trans>
      </Button>
      {link && <LinkToCopy link={link} onClose={hideLink} />}
      <AskForDeletion kind="aiFoodMeal" recordId={analysisId} />
      {(!saved || changed || save.error) && (
        <BottomBar>
          <InlineError error={otherThanTaken(save.error)} texts={submitRefusals} />
          {foods.length === 0 && (
            <p role="alert">
              <Trans>A meal keeps at least one food.</Trans>
            </p>
          )}
          <Button fullWidth busy={save.isPending} onClick={() => foods.length > 0 && keep()}>
            {saved ? <Trans>Save the changes</Trans> : <Trans>Save to my diary</Trans>}
          </Button>
        </BottomBar>
      )}
      <SlotTaken error={save.error} date={date} mealType={mealType} onDecide={keep} onLeave={save.reset} />
    </>
  );
}

import type { SimpleAnalysis } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FoodEditor } from '#domains/meal/components/FoodEditor.tsx';
import { MealDayField } from '#domains/meal/components/MealDayField.tsx';
import { otherThanTaken, SlotTaken } from '#domains/meal/components/SlotTaken.tsx';
import { queries } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { saveRefusals } from '../labels.ts';
import { useCorrection, versionOf } from '../model/useCorrection.ts';
import { DeepAnalysisWarning } from './DeepAnalysisWarning.tsx';

/** Corrects the portions, the meal and the day of an analysed meal. */
export function CorrectMeal({ analysisId }: { analysisId: string }) {
  const analysis = useQuery(queries.analysis.simple({ analysisId }));
  return (
    <QueryView
      query={analysis}
      skeleton={<Skeleton rows={4} height="6.4rem" />}
      isEmpty={({ status }) => status !== 'ready'}
      empty={
        <EmptyState
          title={<Trans>This meal is not analysed yet</Trans>}
          action={
            <ButtonLink href={pathTo('/food-app/analyze/result', { analysisId })}>
              <Trans>See how far it is</Trans>
            </ButtonLink>
          }
        />
      }
    >
      {(ready) => <Correction key={versionOf(ready)} analysis={ready} />}
    </QueryView>
  );
}

function Correction({ analysis }: { analysis: SimpleAnalysis }) {
  const { form, change, losesDeep, save } = useCorrection(analysis);
  const [opened, setOpened] = useState<number>();
  const { analysisId, saved } = analysis;
  const isEmpty = form.foods.length === 0;
  const leave = () => navigate(pathTo('/food-app/analyze/result', { analysisId }), { replace: true });
  return (
    <>
      <MealDayField mealType={form.mealType} date={form.date} onChange={change} />
      <FoodEditor
        foods={form.foods}
        onChange={(foods) => change({ foods })}
        opened={opened}
        onOpen={setOpened}
        empty={
          <EmptyState title={<Trans>Every food is left out</Trans>}>
            <Trans>Saved like this, the meal is not in your diary.</Trans>
          </EmptyState>
        }
      />
      <ButtonLink
        variant="quiet"
        fullWidth
        href={pathTo('/food-app/analyze/list', { mealType: form.mealType, date: form.date, add: 'search' })}
      >
        <Trans>Add what is missing as another entry</Trans>
      </ButtonLink>
      <BottomBar>
        {losesDeep && <DeepAnalysisWarning />}
        <InlineError error={otherThanTaken(save.error)} texts={saveRefusals} />
        <Button fullWidth busy={save.isPending} onClick={() => save.run(undefined, { onSuccess: leave })}>
          {isEmpty ? (
            <Trans>Take it out of the diary</Trans>
          ) : saved ? (
            <Trans>Save the changes</Trans>
          ) : (
            <Trans>Save to my diary</Trans>
          )}
        </Button>
      </BottomBar>
      <SlotTaken
        error={save.error}
        date={form.date}
        mealType={form.mealType}
        onDecide={(ifTaken) => save.run(ifTaken, { onSuccess: leave })}
        onLeave={save.reset}
      />
    </>
  );
}

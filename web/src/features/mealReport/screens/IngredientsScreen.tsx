import { type IngredientRecord, isHealthError } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { AiMark } from '#ui/AiMark.tsx';
import { Card } from '#ui/Card.tsx';
import { LeadAndMain } from '#ui/Columns.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { Sentences } from '#ui/Sentences.tsx';
import { AnalysedMealFrame, NotAnalysed } from '../components/AnalysedMealFrame.tsx';
import { FlagBlocks } from '../components/FlagBlocks.tsx';
import { IngredientFoods } from '../components/IngredientFoods.tsx';
import styles from '../components/Meal.module.css';
import { onlyFlagged } from '../model/flags.ts';

/** `/food-app/analyze/ingredients?analysisId=`: the ingredients of a meal, with the person's allergies first. */
export function IngredientsScreen() {
  return (
    <AnalysedMealFrame title={<Trans>Ingredients</Trans>}>
      {(analysisId) => <Content analysisId={analysisId} />}
    </AnalysedMealFrame>
  );
}

function Content({ analysisId }: { analysisId: string }) {
  const record = useQuery(useFirstQuery('analysis.ingredientRecord'));
  if (isHealthError(record.error, 'business', 'NOT_READY')) return <NotAnalysed analysisId={analysisId} />;
  return (
    <QueryView query={record} skeleton={<Skeleton rows={3} height="16rem" />}>
      {(loaded) => <Loaded record={loaded} />}
    </QueryView>
  );
}

function Loaded({ record }: { record: IngredientRecord }) {
  const [flaggedAlone, setFlaggedAlone] = useState(false);
  const { analysisId, flaggedCount, items } = record;
  return (
    <LeadAndMain
      lead={
        <>
          <FlagBlocks record={record} />
          <p className={styles.soft}>
            <Sentences>
              {flaggedCount === 0 && <Trans>We found nothing to flag. That does not mean it is safe for you.</Trans>}
              <Trans>
                Recipes differ, and a photo or a name cannot show what was added in the kitchen. If you have an allergy,
                ask.
              </Trans>
            </Sentences>
          </p>
        </>
      }
      main={
        <>
          <IngredientFoods items={flaggedAlone ? onlyFlagged(items) : items}>
            {flaggedCount > 0 && (
              <Switch label={<Trans>Only what is flagged</Trans>} checked={flaggedAlone} onChange={setFlaggedAlone} />
            )}
          </IngredientFoods>
          <AiMark at={record.generatedAt}>
            <Trans>Correct the foods of the meal under “Energy and portions”.</Trans>
          </AiMark>
          <Card>
            <LinkRow
              href={pathTo('/food-app/analyze/ingredients-share', { analysisId })}
              title={<Trans>Share as a picture</Trans>}
            />
            <LinkRow href={pathTo('/food-app/custom/dietary-preferences')} title={<Trans>My allergies</Trans>} />
            <LinkRow
              href={pathTo('/food-app/analyze/result', { analysisId })}
              title={<Trans>Energy and portions</Trans>}
            />
          </Card>
        </>
      }
    />
  );
}

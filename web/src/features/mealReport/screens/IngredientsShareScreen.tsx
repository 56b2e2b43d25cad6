import type { IngredientRecord, SimpleAnalysis } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { mealNames } from '#domains/food/labels.ts';
import { iconsOf } from '#domains/food/model/food-icons.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { track } from '#platform/analytics/analytics.ts';
import { fact } from '#platform/fact.ts';
import { HealthPoster } from '#platform/poster/HealthPoster.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { useSession } from '#platform/session/session.ts';
import { introductionUrl, logShare } from '#platform/share/share-log.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { AnalysedMealFrame } from '../components/AnalysedMealFrame.tsx';
import { posterLines } from '../model/poster.ts';

/** `/food-app/analyze/ingredients-share?analysisId=`: a picture of the ingredients to share. */
export function IngredientsShareScreen() {
  return <AnalysedMealFrame title={<Trans>Share ingredients</Trans>}>{() => <Content />}</AnalysedMealFrame>;
}

function Content() {
  const record = useQuery(useFirstQuery('analysis.ingredientRecord'));
  // The picture shows the ingredients. The energy and the photo are extras.
  const { data: analysis } = useOptionalQuery(useFirstQuery('analysis.simple'));
  return (
    <QueryView query={record} skeleton={<Skeleton rows={1} height="28rem" />}>
      {(loaded) => <Loaded record={loaded} analysis={analysis} />}
    </QueryView>
  );
}

function Loaded({ record, analysis }: { record: IngredientRecord; analysis: SimpleAnalysis | undefined }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { user } = useSession();
  const gramsText = (amount: number) => {
    const grams = format.grams(amount);
    return t`${grams} g`;
  };
  const meal = i18n._(labelOf(mealNames, record.mealType));
  const kcal = analysis?.macros && fact('meal.energy', format.energy(analysis.macros.energy), record.analysisId);
  return (
    <HealthPoster
      title={kcal ? t`${meal}, ${kcal} kcal` : meal}
      label={t`${meal}: ingredients`}
      fileName="ingredients.png"
      linesOf={(withHealthNotes) => posterLines(i18n, record, gramsText, withHealthNotes)}
      icons={iconsOf(record.items)}
      image={analysis?.picture ?? undefined}
      notes={
        <Trans>
          Allergens and other flags may say something about your health. The picture leaves them out unless you switch
          this on.
        </Trans>
      }
      // Other people cannot open a private analysis, so the code links to the app's introduction.
      qrText={introductionUrl({ userId: user.userId })}
      generatedAt={record.generatedAt}
      onDone={(withHealthNotes) => {
        track('ingredients.share', { withHealthNotes });
        logShare({ type: 'ingredients', action: 'share', contentId: record.analysisId, userId: user.userId });
      }}
    />
  );
}

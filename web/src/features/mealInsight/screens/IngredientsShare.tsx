import type { IngredientRecord } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { track } from '../../../platform/analytics.ts';
import { health, queries } from '../../../platform/client.ts';
import { pathTo } from '../../../platform/paths.ts';
import { useSession } from '../../../platform/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { formatGrams } from '../../../ui/food/amounts.ts';
import { mealNames } from '../../../ui/food/labels.ts';
import { Switch } from '../../../ui/form/Switch.tsx';
import { PosterSheet } from '../../../ui/media/PosterSheet.tsx';
import { drawPoster } from '../../../ui/media/poster.ts';
import { QueryView } from '../../../ui/query/QueryView.tsx';
import { ByAnalysis } from '../components/ByAnalysis.tsx';
import styles from '../components/Meal.module.css';
import { posterLines } from '../model/poster.ts';

/** `/food-app/analyze/ingredients-share?analysisId=`: a picture of the ingredients to pass on. */
export function IngredientsShare() {
  return (
    <ByAnalysis title={<Trans>Share ingredients</Trans>}>
      {(analysisId) => <Content analysisId={analysisId} />}
    </ByAnalysis>
  );
}

function Content({ analysisId }: { analysisId: string }) {
  const record = useQuery(queries.analysis.ingredientRecord({ analysisId }, { silent: true }));
  return (
    <QueryView query={record} skeleton={<Skeleton rows={1} height="28rem" />}>
      {(loaded) => <Loaded record={loaded} />}
    </QueryView>
  );
}

function Loaded({ record }: { record: IngredientRecord }) {
  const { t, i18n } = useLingui();
  const { user } = useSession();
  const [withHealthNotes, setWithHealthNotes] = useState(false);
  const [open, setOpen] = useState(false);
  const gramsText = (amount: number) => {
    const grams = formatGrams(i18n.locale, amount);
    return t`${grams} g`;
  };
  const lines = posterLines(i18n, record, gramsText, withHealthNotes);
  const meal = i18n._(mealNames[record.mealType]);
  // Others cannot open a private analysis, so the code leads to the app and not to the meal.
  const qrText = new URL(pathTo('/food-app/share/introduce', { userId: user.userId }), location.href).href;
  const passedOn = () => {
    track('ingredients.share', { withHealthNotes });
    const { userId } = user;
    const log = {
      type: 'ingredients',
      action: 'share',
      contentId: record.analysisId,
      ...(userId && { userId }),
    } as const;
    // The picture has left already; a lost statistic is no matter for the person.
    health.share.log(log, { silent: true }).catch(() => {});
  };
  return (
    <>
      <Card padded title={<Trans>This stands in the picture</Trans>}>
        <ul className={styles.stack} data-testid="poster-lines">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      <Card padded>
        <Switch label={<Trans>With my health notes</Trans>} checked={withHealthNotes} onChange={setWithHealthNotes} />
        <p className={styles.soft}>
          <Trans>
            Allergens and other flags may say something about your health. The picture leaves them out unless you switch
            this on.
          </Trans>
        </p>
      </Card>
      <Button fullWidth onClick={() => setOpen(true)}>
        <Trans>Draw the picture</Trans>
      </Button>
      <PosterSheet
        open={open}
        onClose={() => setOpen(false)}
        label={t`${meal}: ingredients`}
        fileName="ingredients.png"
        draw={() => drawPoster({ title: meal, lines, qrText })}
        onDone={passedOn}
      />
    </>
  );
}

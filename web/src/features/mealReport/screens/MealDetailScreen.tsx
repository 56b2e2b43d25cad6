import type { DeepAnalysis as Deep, SimpleAnalysis } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { usePermittedFindings } from '#domains/care/model/usePermittedFindings.ts';
import { FindingArticles } from '#domains/content/components/FindingArticles.tsx';
import { AllFindings } from '#domains/food/components/AllFindings.tsx';
import { IntakeSourceNote } from '#domains/food/components/IntakeSourceNote.tsx';
import { NotAssessedNote } from '#domains/food/components/NotAssessedNote.tsx';
import { Nutrients } from '#domains/food/components/Nutrients.tsx';
import { Score } from '#domains/food/components/Score.tsx';
import { Verdict } from '#domains/food/components/Verdict.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { queries } from '#platform/client.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { QueryPart } from '#platform/query/QueryView.tsx';
import { useQueryWithToast } from '#platform/query/useQueryWithToast.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { MainAndAside, Wide } from '#ui/Columns.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { AnalysedMealFrame } from '../components/AnalysedMealFrame.tsx';
import { DeepAnalysis } from '../components/DeepAnalysis.tsx';
import styles from '../components/Meal.module.css';
import { glycemicIndexPath } from '../model/lookup-paths.ts';

/** `/food-app/analyze/more?analysisId=`: the deep analysis of a meal. */
export function MealDetailScreen() {
  return (
    <AnalysedMealFrame title={<Trans>All nutrients</Trans>}>
      {(analysisId) => <Detail analysisId={analysisId} />}
    </AnalysedMealFrame>
  );
}

function Detail({ analysisId }: { analysisId: string }) {
  const meal = useQueryWithToast(queries.analysis.simple({ analysisId }));
  return (
    <DeepAnalysis analysisId={analysisId} meal={meal}>
      {(deep) => (
        <Content deep={deep} foods={meal.data?.items ?? []}>
          <Card>
            <LinkRow
              href={pathTo('/food-app/analyze/ingredients', { analysisId })}
              title={<Trans>Ingredients</Trans>}
            />
            <LinkRow
              href={pathTo('/food-app/analyze/ingredients-share', { analysisId })}
              title={<Trans>Share as a picture</Trans>}
            />
            <LinkRow
              href={pathTo('/food-app/analyze/result', { analysisId })}
              title={<Trans>Energy and portions</Trans>}
            />
          </Card>
        </Content>
      )}
    </DeepAnalysis>
  );
}

interface ContentProps {
  deep: Deep;
  /** The foods of the meal; empty if they could not be loaded. */
  foods: SimpleAnalysis['items'];
  /** Links below the analysis. */
  children: ReactNode;
}

function Content({ deep, foods, children }: ContentProps) {
  const { t } = useLingui();
  const mayScore = usePermit('score');
  const format = useFormat();
  const { score, glycemicLoad, nutrients } = deep;
  const sections = usePermittedFindings(deep.sections);
  const names = new Map(foods.map((food) => [food.foodId, format.name(food)]));
  const reading = useQueryWithToast(queries.information.listByTaskType({ taskType: 'diet' }));
  const carbohydrate = nutrients.find(({ code }) => code === 'carbohydrate');
  const load = format.number(glycemicLoad);
  return (
    <Wide>
      {sections.length === 0 && (
        <Card padded>
          <NotAssessedNote />
        </Card>
      )}
      {sections.length > 0 && (
        <Card padded title={<Trans>Deep analysis</Trans>}>
          <div className={styles.stack}>
            {score !== null && mayScore && (
              <Score score={score} label={t`Meal score`} permit={mayScore} sections={sections} nutrients={nutrients} />
            )}
            <Verdict sections={sections} nutrients={nutrients} nameOf={(foodId) => names.get(foodId)} />
            <AllFindings variant="part" sections={sections} scored={mayScore !== undefined} />
          </div>
        </Card>
      )}
      <Card padded title={<Trans>Nutrients, against a third of a day</Trans>}>
        <div className={styles.stack}>
          {/* The finding compares the energy with the usual share of this meal, which differs from a third. */}
          <Nutrients
            nutrients={nutrients.filter(({ code }) => code !== 'energy')}
            part={1 / 3}
            nameOf={(foodId) => names.get(foodId)}
          />
          <p className={styles.soft}>
            <IntakeSourceNote>
              <Trans>One meal shows no deficiency: what it lacks, another may bring.</Trans>
            </IntakeSourceNote>
          </p>
        </div>
      </Card>
      <MainAndAside
        main={
          <Card padded title={<Trans>Glycaemic load</Trans>}>
            <p>
              <KeyFigure>{load}</KeyFigure>
            </p>
            <p className={styles.soft}>
              <Trans>
                Glycaemic index × carbohydrate / 100, over the foods whose index is known. Below 80 a whole day is good,
                so below 27 a meal is.
              </Trans>
            </p>
          </Card>
        }
        aside={
          <>
            <LookUp name={names.get(carbohydrate?.contributors?.[0]?.foodId ?? '')} />
            <QueryPart query={reading}>{(items) => <FindingArticles items={items} sections={sections} />}</QueryPart>
            {children}
          </>
        }
      />
    </Wide>
  );
}

/** Links the food with the most carbohydrate to the glycaemic index lookup. */
function LookUp({ name }: { name: string | undefined }) {
  if (!name) return null;
  return (
    <Card>
      <LinkRow
        href={glycemicIndexPath(name)}
        title={<ServerText as="bdi" text={name} />}
        detail={<Trans>Most of the carbohydrate: look up its glycaemic index</Trans>}
      />
    </Card>
  );
}

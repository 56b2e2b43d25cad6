import type { MealType, SimpleAnalysis } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWithCare } from '#domains/care/model/useCare.ts';
import { mealTypes } from '#domains/food/model/meal-types.ts';
import { knownOf } from '#lib/open-value.ts';
import type { Path } from '#lib/path.ts';
import type { Day } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { usePolled } from '#platform/query/usePolled.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ProgressWait } from '#ui/progress-wait/ProgressWait.tsx';
import { stageNames } from '../labels.ts';
import { versionOf } from '../model/useCorrection.ts';
import { useFoodsText } from '../model/useFoodsText.ts';
import { FailedMeal } from './FailedMeal.tsx';
import { ReadyMeal } from './ReadyMeal.tsx';

interface Props {
  analysisId: string;
  /** Path to leave for while the server works. */
  leavePath: Path;
  /** Returns the path of the editor with the foods of the analysis. */
  againPath: (meal: { mealType: MealType | undefined; date: Day }) => Path;
}

const isWorking = ({ status }: SimpleAnalysis): boolean => status === 'submitted' || status === 'analysing';

/** A recorded meal: waiting for its analysis, failed, or ready to correct and to save in the diary. */
export function DiaryMeal({ analysisId, leavePath, againPath }: Props) {
  const { i18n } = useLingui();
  const foodsText = useFoodsText();
  const { query, wait } = usePolled(queries.analysis.simple({ analysisId }), isWorking);
  return (
    <QueryView query={useWithCare(query)} skeleton={<Skeleton rows={2} height="30rem" />}>
      {(analysis) => {
        if (isWorking(analysis)) {
          return (
            <ProgressWait
              title={<Trans>Analysing your meal</Trans>}
              stages={Object.entries(stageNames).map(([key, label]) => ({ key, label: i18n._(label) }))}
              stage={analysis.status}
              {...wait}
              leave={
                <ButtonLink variant="quiet" href={leavePath}>
                  <Trans>Continue in background</Trans>
                </ButtonLink>
              }
            >
              <ServerText as="bdi" text={foodsText(analysis.foods)} />
            </ProgressWait>
          );
        }
        if (analysis.status === 'failed')
          return (
            <FailedMeal
              analysis={analysis}
              againPath={againPath({ date: analysis.date, mealType: knownOf(mealTypes, analysis.mealType) })}
            />
          );
        return <ReadyMeal key={versionOf(analysis)} analysis={analysis} />;
      }}
    </QueryView>
  );
}

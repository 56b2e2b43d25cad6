import { type DeepAnalysis as Deep, isHealthError } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWithCare } from '#domains/care/model/useCare.ts';
import { MemberGate } from '#platform/access/MemberGate.tsx';
import { track } from '#platform/analytics/analytics.ts';
import { mutations, queries } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { together } from '#platform/query/together.ts';
import { usePolled } from '#platform/query/usePolled.ts';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { AiMark } from '#ui/AiMark.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ProgressWait } from '#ui/progress-wait/ProgressWait.tsx';
import { deepRefusals, failTexts, stageNames } from '../labels.ts';
import styles from './Meal.module.css';

const isWorking = ({ status }: Deep): boolean => status === 'submitted' || status === 'analysing';

interface Props {
  analysisId: string;
  /** The query of the meal, whose foods the content names. */
  meal: Parameters<typeof together>[1];
  children: (deep: Deep) => ReactNode;
}

/** Shows the deep analysis of a meal: not requested, behind the membership gate; in progress; failed; or ready. */
export function DeepAnalysis({ analysisId, meal, children }: Props) {
  const { i18n } = useLingui();
  const cache = useQueryClient();
  const options = queries.analysis.deep({ analysisId }, { retry: 0 });
  const { query, wait } = usePolled(options, isWorking);
  const shown = together(useWithCare(query), meal);
  const submit = useSilentMutation(mutations.analysis.submitDeep, (deep) => {
    track('analysis.deep');
    cache.setQueryData(options.queryKey, deep);
  });
  const ask = (label: ReactNode) => (
    <div className={styles.ask}>
      <Button busy={submit.isPending} onClick={() => submit.run({ analysisId })}>
        {label}
      </Button>
      <InlineError error={submit.error} texts={deepRefusals} />
    </div>
  );
  // A correction discards the analysis, while the cache may still contain it.
  if (isHealthError(query.error, 'business', 'NOT_SUBMITTED')) {
    return (
      <Card padded title={<Trans>Deep analysis</Trans>}>
        <div className={styles.stack}>
          <p>
            <Trans>
              A score with findings and advice, the glycaemic load, and all vitamins and minerals of this meal.
            </Trans>
          </p>
          <MemberGate feature="deepAnalysis">{ask(<Trans>Analyse in depth</Trans>)}</MemberGate>
        </div>
      </Card>
    );
  }
  return (
    <QueryView query={shown} skeleton={<Skeleton rows={2} height="24rem" />}>
      {(deep) => {
        if (isWorking(deep)) {
          return (
            <ProgressWait
              title={<Trans>Looking deeper into your meal</Trans>}
              stages={Object.entries(stageNames).map(([key, label]) => ({ key, label: i18n._(label) }))}
              stage={deep.status}
              {...wait}
              leave={
                <ButtonLink variant="quiet" href={pathTo('/food-app/analyze/result', { analysisId })}>
                  <Trans>Continue in background</Trans>
                </ButtonLink>
              }
            />
          );
        }
        if (deep.status === 'failed') {
          return (
            <ErrorState title={<Trans>The deep analysis failed</Trans>} action={ask(<Trans>Analyse again</Trans>)}>
              {i18n._(failTexts[deep.failReason ?? 'unavailable'] ?? failTexts.unavailable)}
            </ErrorState>
          );
        }
        return (
          <>
            {children(deep)}
            <AiMark at={deep.generatedAt}>
              <Trans>Edit the portions to have the meal analysed again.</Trans>
            </AiMark>
          </>
        );
      }}
    </QueryView>
  );
}

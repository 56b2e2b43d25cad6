import type { AiFoodProgress } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { usePolled } from '#platform/query/usePolled.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ProgressWait } from '#ui/progress-wait/ProgressWait.tsx';
import { photoFailTexts, photoStages } from '../labels.ts';
import type { MealDraft } from '../model/meal-draft.ts';
import { fromRecognised, mostFoods } from '../model/meal-food.ts';

interface Props {
  form: MealDraft;
  change: (changes: Partial<MealDraft>) => void;
  photoId: string;
}

const isPending = (progress: AiFoodProgress | null) => progress?.status === 'pending';

/** Waits for the foods of a photo. They are appended to the list, which the person may have changed meanwhile. */
export function PhotoRecognition({ form, change, photoId }: Props) {
  const { i18n } = useLingui();
  const { query, elapsed, stopped, lookAgain } = usePolled(
    queries.aiFood.analysisPending({ analysisId: photoId }),
    isPending,
  );
  const isReady = query.data?.status === 'ready';
  const {
    data: result,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...queries.aiFood.analysisResult({ analysisId: photoId }),
    enabled: isReady,
  });
  const latest = useRef({ form, change });
  useEffect(() => {
    latest.current = { form, change };
  });
  const items = result?.items;
  useEffect(() => {
    if (!items) return;
    const { form, change } = latest.current;
    change({ photoTaken: true, foods: [...form.foods, ...items.map(fromRecognised)].slice(0, mostFoods) });
  }, [items]);

  const again = () => change({ photo: undefined, photoId: undefined });
  return (
    <QueryView
      query={isReady ? { error, isFetching, refetch, data: undefined } : query}
      skeleton={<Skeleton rows={1} height="16rem" />}
    >
      {(progress) =>
        progress?.status === 'failed' ? (
          <Card padded>
            <p role="alert">
              {i18n._(photoFailTexts[progress.failReason ?? 'unavailable'] ?? photoFailTexts.unavailable)}
            </p>
            <Button variant="quiet" fullWidth onClick={again}>
              <Trans>Take another photo</Trans>
            </Button>
          </Card>
        ) : (
          <ProgressWait
            title={<Trans>Looking at your photo</Trans>}
            stages={Object.entries(photoStages).map(([key, label]) => ({ key, label: i18n._(label) }))}
            stage={progress?.stage}
            elapsed={elapsed}
            stopped={stopped}
            busy={query.isFetching}
            onLookAgain={lookAgain}
          />
        )
      }
    </QueryView>
  );
}

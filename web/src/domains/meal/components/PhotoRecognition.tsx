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
import { foodsOfRecognition, mostFoods } from '../model/meal-food.ts';

interface Props {
  form: MealDraft;
  change: (changes: Partial<MealDraft>) => void;
  photoId: string;
}

/** The steps of finding foods in a text, which has no photo to look at. */
const { recognising: _, ...textStages } = photoStages;

const isPending = (progress: AiFoodProgress | null) => progress?.status === 'pending';

/** Waits for the foods of a photo or of a typed sentence. They are appended to the list, which the person may have changed meanwhile. */
export function PhotoRecognition({ form, change, photoId }: Props) {
  const { i18n } = useLingui();
  const { query, wait } = usePolled(queries.aiFood.analysisPending({ analysisId: photoId }), isPending);
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
  useEffect(() => {
    if (!result) return;
    const found = foodsOfRecognition(result);
    const { form, change } = latest.current;
    change({ photoTaken: true, foods: [...form.foods, ...found].slice(0, mostFoods) });
  }, [result]);

  const isPhoto = form.photo !== undefined;
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
              {isPhoto ? (
                i18n._(photoFailTexts[progress.failReason ?? 'unavailable'] ?? photoFailTexts.unavailable)
              ) : (
                <Trans>
                  None of these foods is in the nutrient table. Search for each food, or use its name as typed.
                </Trans>
              )}
            </p>
            <Button variant="quiet" fullWidth onClick={again}>
              {isPhoto ? <Trans>Take another photo</Trans> : <Trans>Search again</Trans>}
            </Button>
          </Card>
        ) : (
          <ProgressWait
            title={isPhoto ? <Trans>Looking at your photo</Trans> : <Trans>Finding the foods in your words</Trans>}
            stages={Object.entries(isPhoto ? photoStages : textStages).map(([key, label]) => ({
              key,
              label: i18n._(label),
            }))}
            stage={progress?.stage}
            {...wait}
            leave={
              wait.stopped && (
                <Button variant="quiet" onClick={again}>
                  <Trans>Continue without it</Trans>
                </Button>
              )
            }
          />
        )
      }
    </QueryView>
  );
}

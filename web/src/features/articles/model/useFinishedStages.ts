import type { FinishedStage } from '@health-app/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';

/** Polling interval and duration while the server generates an assessment; ms. */
const interval = 5_000;
const limit = 60_000;

/**
 * Reads the finished stages. Polls for up to a minute while the server assesses the displayed one.
 * @param stageId the displayed stage. @default the newest one
 */
export function useFinishedStages(stageId: string | undefined) {
  const [timedOut, setTimedOut] = useState(false);
  const isGenerating = (stages: FinishedStage[] | undefined) =>
    (stageId === undefined ? stages?.[0] : stages?.find((stage) => stage.stageId === stageId))?.assessmentStatus ===
    'generating';
  const stages = useQuery({
    ...useFirstQuery('plans.finishedStage'),
    refetchInterval: ({ state }) => !timedOut && isGenerating(state.data) && interval,
  });
  const generating = isGenerating(stages.data);
  useEffect(() => {
    if (!generating || timedOut) return;
    const timer = setTimeout(setTimedOut, limit, true);
    return () => clearTimeout(timer);
  }, [generating, timedOut]);
  const retry = () => {
    setTimedOut(false);
    void stages.refetch();
  };
  return { stages, timedOut, retry };
}

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BrokenLink } from '#platform/routing/BrokenLink.tsx';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Screen } from '#ui/Screen.tsx';
import { mealParams } from '../model/params.ts';

/** A screen about one analysed meal, by `analysisId` in its address. */
export function AnalysedMealFrame({
  title,
  children,
}: {
  title: ReactNode;
  children: (analysisId: string) => ReactNode;
}) {
  const [params] = useParams(mealParams);
  return <Screen title={title}>{params ? children(params.analysisId) : <NoMeal />}</Screen>;
}

/** The address names no meal. */
export function NoMeal() {
  return (
    <BrokenLink title={<Trans>This link has no meal</Trans>} href={pathTo('/ai-app/analyze')}>
      <Trans>See my meals</Trans>
    </BrokenLink>
  );
}

export function NotAnalysed({ analysisId }: { analysisId: string }) {
  return (
    <EmptyState
      art="hourglass"
      title={<Trans>This meal is not analysed yet</Trans>}
      action={
        <ButtonLink href={pathTo('/food-app/analyze/result', { analysisId })}>
          <Trans>See how far it is</Trans>
        </ButtonLink>
      }
    />
  );
}

import type { AiFoodProgress } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { photoFailTexts } from '#domains/meal/labels.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';

/** Explains why a photo gave no result, and offers another photo or a search. */
export function FailedAnalysis({ progress: { failReason } }: { progress: AiFoodProgress }) {
  const { i18n } = useLingui();
  const reason = failReason ?? 'unavailable';
  const needsSearch = reason === 'unknownFood';
  return (
    <ErrorState
      title={<Trans>This meal could not be analysed</Trans>}
      action={
        <ButtonLink href={pathTo('/ai-food/list', { add: needsSearch ? 'search' : 'photo' })}>
          {needsSearch ? <Trans>Search for the foods</Trans> : <Trans>Take another photo</Trans>}
        </ButtonLink>
      }
    >
      {i18n._(photoFailTexts[reason] ?? photoFailTexts.unavailable)}
    </ErrorState>
  );
}

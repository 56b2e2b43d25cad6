import type { AiFoodProgress } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { deviceStorage } from '#platform/storage.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { failTexts, nextStepNames } from '../labels.ts';
import { draftKey, readSent } from '../model/sent.ts';

/** Why there is no result, and the next step: another photo, other names, or the same meal once more. */
export function FailedAnalysis({ progress: { analysisId, failReason } }: { progress: AiFoodProgress }) {
  const { i18n } = useLingui();
  const reason = failReason ?? 'unavailable';
  const needsPhoto = reason === 'noFood' || reason === 'unclear';
  const goOn = () => {
    const sent = readSent(analysisId);
    const meal = sent && { mealType: sent.mealType, date: sent.date };
    if (sent)
      deviceStorage.set(draftKey(`${sent.date}${sent.mealType}`), needsPhoto ? { ...sent, photo: undefined } : sent);
    navigate(pathTo('/ai-food/list', { ...meal, ...(needsPhoto && { photo: 1 }) }), { replace: true });
  };
  return (
    <ErrorState
      title={<Trans>This meal could not be analysed</Trans>}
      action={<Button onClick={goOn}>{i18n._(nextStepNames[reason] ?? nextStepNames.unavailable)}</Button>}
    >
      {i18n._(failTexts[reason] ?? failTexts.unavailable)}
    </ErrorState>
  );
}

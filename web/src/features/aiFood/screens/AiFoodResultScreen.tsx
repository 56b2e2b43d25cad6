import { Trans } from '@lingui/react/macro';
import { SignInPrompt } from '#platform/access/SignInPrompt.tsx';
import { BrokenLink } from '#platform/routing/BrokenLink.tsx';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { Screen } from '#ui/Screen.tsx';
import { RecognisedMeal, RecordedMeal } from '../components/RecognisedMeal.tsx';
import { SharedMeal } from '../components/SharedMeal.tsx';
import { resultParams } from '../model/params.ts';

/**
 * `/ai-food/result?analysisId=`: a recognised meal; `?diaryAnalysisId=`: a meal of the diary; `?shareCode=`: a shared meal,
 * which anyone may open.
 */
export function AiFoodResultScreen() {
  const [params] = useParams(resultParams);
  const { user } = useSession();
  return (
    <Screen title={<Trans>Meal analysis</Trans>}>
      {!params ? (
        <BrokenLink title={<Trans>This link has no meal</Trans>} href={pathTo('/ai-food/history')}>
          <Trans>See my meals</Trans>
        </BrokenLink>
      ) : 'shareCode' in params ? (
        <SharedMeal shareCode={params.shareCode} />
      ) : !user.userToken ? (
        <SignInPrompt reason={<Trans>What was recognised in your meal, to correct and keep.</Trans>} />
      ) : 'diaryAnalysisId' in params ? (
        <RecordedMeal key={params.diaryAnalysisId} diaryAnalysisId={params.diaryAnalysisId} />
      ) : (
        <RecognisedMeal key={params.analysisId} analysisId={params.analysisId} />
      )}
    </Screen>
  );
}

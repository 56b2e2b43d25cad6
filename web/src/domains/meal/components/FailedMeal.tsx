import type { SimpleAnalysis } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { joinNames } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import type { Path } from '#lib/path.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { failTexts } from '../labels.ts';

/** Explains why there is no result, and links back to the foods, which are kept. */
export function FailedMeal({ analysis, againPath }: { analysis: SimpleAnalysis; againPath: Path }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { failReason, unknownNames } = analysis;
  return (
    <ErrorState
      title={<Trans>This meal could not be analysed</Trans>}
      action={
        <ButtonLink href={againPath}>
          {failReason === 'unavailable' ? <Trans>Try again</Trans> : <Trans>Change the foods</Trans>}
        </ButtonLink>
      }
    >
      <p>{i18n._(failTexts[failReason ?? 'unavailable'] ?? failTexts.unavailable)}</p>
      {unknownNames.length > 0 && (
        <p>
          <ServerText as="bdi" text={joinNames(format, unknownNames)} />
        </p>
      )}
    </ErrorState>
  );
}

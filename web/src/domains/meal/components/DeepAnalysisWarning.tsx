import { Trans } from '@lingui/react/macro';

/** The price of a correction: the deep analysis was about the foods before. */
export function DeepAnalysisWarning() {
  return (
    <p role="status">
      <Trans>The deep analysis will be taken back, since it was about the foods before.</Trans>
    </p>
  );
}

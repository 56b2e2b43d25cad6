import { Trans } from '@lingui/react/macro';

/** Warns that a correction discards the deep analysis of the former foods. */
export function DeepAnalysisWarning() {
  return (
    <p role="status">
      <Trans>The deep analysis will be taken back, since it was about the foods before.</Trans>
    </p>
  );
}

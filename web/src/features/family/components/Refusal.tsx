import { useLingui } from '@lingui/react/macro';
import { InlineError } from '../../../ui/feedback/InlineError.tsx';
import { refusalText } from '../model/refusal.ts';

/** The error of a command of the family, beside its button. */
export function Refusal({ error }: { error: Error | null }) {
  const { i18n } = useLingui();
  return <InlineError error={error}>{refusalText(error, i18n)}</InlineError>;
}

/**
 * Shows the failures of calls as toasts. The SDK decides which ones (`pipeline/failure.ts`). The first screen loads this file,
 * because the page's first file contains no texts.
 */
import { t } from '@lingui/core/macro';
import { showFailuresWith } from '#platform/client.ts';
import { failureText } from '#platform/failures/failure-text.ts';
import { loadCommonTexts } from '#platform/i18n/common-texts.ts';
import { showToast } from '#ui/feedback/toast.ts';

showFailuresWith((error) => void showFailure(error));

/** Shows a failure as a toast. If the texts fail to load, there is no connection; the shell's catalog has that sentence, too. */
export async function showFailure(error: Error): Promise<void> {
  const message = await loadCommonTexts().then(
    () => failureText(error),
    () => t`No connection to the server. Check your network.`,
  );
  showToast(message);
}

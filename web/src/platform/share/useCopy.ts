import { useLingui } from '@lingui/react/macro';
import { openBridge } from '#platform/device/embedder.ts';
import { showToast } from '#ui/feedback/toast.ts';

/** Copies a text and confirms it. Resolves to false if that failed; the screen then shows the text to copy by hand. */
export function useCopy(): (text: string) => Promise<boolean> {
  const { t } = useLingui();
  return async (text) => {
    try {
      await (await openBridge()).call('copyText', { text });
    } catch {
      return false;
    }
    showToast(t`copied successfully`);
    return true;
  };
}

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { showToast } from '../../ui/toast.ts';

/** Shares an address of this app; `link` is there when neither sharing nor copying worked, for the person to copy. */
export function useShare(title: string) {
  const { t } = useLingui();
  const [link, setLink] = useState<string>();
  const share = async (path: string) => {
    const url = new URL(path, location.origin).href;
    const outcome = await passOn({ title, url });
    if (outcome === 'copied') showToast(t`copied successfully`);
    setLink(outcome === 'failed' ? url : undefined);
  };
  return { share, link, hideLink: () => setLink(undefined) };
}

async function passOn(data: { title: string; url: string }): Promise<'shared' | 'dismissed' | 'copied' | 'failed'> {
  // TypeScript believes that every browser and web view can share.
  const { share } = navigator as { share?: typeof navigator.share };
  if (share) {
    try {
      await share.call(navigator, data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    await navigator.clipboard.writeText(data.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

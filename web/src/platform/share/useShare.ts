import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { showToast } from '#ui/feedback/toast.ts';
import { contentToPassOn, type ShareContent, shareOrCopy } from './share.ts';
import { useCopy } from './useCopy.ts';

/** Shares and reports the outcome. `link` is the URL to copy by hand if neither sharing nor copying worked. */
export function useShare() {
  const { t } = useLingui();
  const copy = useCopy();
  const [link, setLink] = useState<string>();
  const share = async (shared: ShareContent) => {
    const content = contentToPassOn(shared, location.href);
    const outcome = await shareOrCopy(content, copy);
    if (outcome === 'prepared') showToast(t`Now share it from the menu at the top right`);
    setLink(outcome === 'failed' ? content.url : undefined);
    return outcome;
  };
  return { share, link, hideLink: () => setLink(undefined) };
}

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { passOn } from '../../app/share.ts';
import { showToast } from '../../ui/toast.ts';

/** Shares an address of this app; `link` is there when neither sharing nor copying worked, for the person to copy. */
export function useShare(title: string) {
  const { t } = useLingui();
  const [link, setLink] = useState<string>();
  const share = async (path: string) => {
    const url = new URL(path, location.origin).href;
    const outcome = await passOn({ title, description: t`What foods do to blood sugar and uric acid`, url });
    if (outcome === 'copied') showToast(t`copied successfully`);
    if (outcome === 'prepared') showToast(t`Now share it from the menu at the top right`);
    setLink(outcome === 'failed' ? url : undefined);
  };
  return { share, link, hideLink: () => setLink(undefined) };
}

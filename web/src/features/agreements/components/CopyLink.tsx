import { useLingui } from '@lingui/react/macro';
import LinkIcon from 'lucide-react/icons/link';
import { useState } from 'react';
import { openBridge } from '../../../platform/embedder.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { LinkToCopy } from '../../../ui/form/LinkToCopy.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import styles from './CopyLink.module.css';

/** Copies the address of a section; where the browser cannot copy, shows it. */
export function CopyLink({ id, title }: { id: string; title: string }) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const link = `${location.origin}${location.pathname}#${id}`;
  const copy = async () => {
    try {
      await (await openBridge()).call('copyText', { text: link });
      showToast(t`The link to this section is copied`);
    } catch {
      setShown(true);
    }
  };
  if (shown) return <LinkToCopy link={link} onClose={() => setShown(false)} />;
  return (
    <span className={styles.button}>
      <IconButton
        label={t`Copy the link to: ${title}`}
        icon={<LinkIcon aria-hidden="true" size="1.8rem" />}
        onClick={() => void copy()}
      />
    </span>
  );
}

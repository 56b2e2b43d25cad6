import { useLingui } from '@lingui/react/macro';
import LinkIcon from 'lucide-react/icons/link';
import { useState } from 'react';
import { useCopy } from '#platform/share/useCopy.ts';
import { LinkToCopy } from '#ui/form/LinkToCopy.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import layout from '#ui/Layout.module.css';

/** Copies the link to a section, or shows it if the browser cannot copy. */
export function CopyLinkButton({ id, title }: { id: string; title: string }) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const link = `${location.origin}${location.pathname}#${id}`;
  const copyText = useCopy();
  const copy = async () => setShown(!(await copyText(link)));
  if (shown) return <LinkToCopy link={link} onClose={() => setShown(false)} />;
  return (
    <span className={layout.softIcon}>
      <IconButton
        label={t`Copy the link to: ${title}`}
        icon={<LinkIcon aria-hidden="true" size="1.8rem" />}
        onClick={() => void copy()}
      />
    </span>
  );
}

import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import { Field } from './Field.tsx';

/** A selected link to copy by hand, if the browser can neither share nor copy. */
export function LinkToCopy({ link, onClose }: { link: string; onClose: () => void }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new link must be selected again
  useEffect(() => {
    const input = box.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, [link]);
  return (
    <div ref={box}>
      <Field
        label={t`Copy this link`}
        readOnly
        value={link}
        control={<IconButton label={t`Close`} icon={<X aria-hidden="true" size="1.8rem" />} onClick={onClose} />}
      />
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import styles from './FileActions.module.css';
import { isSheetClosed } from './share-sheet.ts';

interface Props {
  file: File;
  /** Label of the link that saves the file. */
  save: ReactNode;
  /** Label of the button that opens the device's share sheet, where it has one for such files. */
  share: ReactNode;
  /** Called after the person has shared or saved the file. */
  onDone?: () => void;
}

/** Saves a file, or shares it with another app if the device can. */
export function FileActions({ file, save, share, onDone }: Props) {
  const { t } = useLingui();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const canShare = navigator.canShare?.({ files: [file] }) === true;
  const openShareSheet = async () => {
    try {
      await navigator.share({ files: [file] });
      onDone?.();
    } catch (error) {
      if (!isSheetClosed(error)) showToast(t`The file could not be shared. Save it instead.`);
    }
  };
  return (
    <>
      <a className={styles.save} href={address} download={file.name} onClick={onDone}>
        {save}
      </a>
      {canShare && (
        <Button variant="quiet" onClick={() => void openShareSheet()}>
          {share}
        </Button>
      )}
    </>
  );
}

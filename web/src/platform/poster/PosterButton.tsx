import { Trans } from '@lingui/react/macro';
import Image from 'lucide-react/icons/image';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import type { Poster } from '#ui/poster/poster.ts';

const PosterSheet = lazy(async () => ({
  default: (await import('./PosterSheet.tsx')).PosterSheet,
}));

interface Props {
  /** Title and text alternative of the poster. */
  label: string;
  /** Name of the saved file, with its extension. */
  fileName: string;
  poster: () => Poster;
  /** Called after the person has shared or saved the poster. */
  onDone: () => void;
}

/** A button that draws a poster; its code loads on the first tap. */
export function PosterButton({ label, fileName, poster, onDone }: Props) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Image aria-hidden="true" size="1.8rem" />
        <Trans>Save as a picture</Trans>
      </Button>
      {open !== undefined && (
        <Suspense>
          <PosterSheet
            open={open}
            onClose={() => setOpen(false)}
            label={label}
            fileName={fileName}
            poster={poster}
            onDone={onDone}
          />
        </Suspense>
      )}
    </>
  );
}

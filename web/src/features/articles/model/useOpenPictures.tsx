import { lazy, Suspense, useState } from 'react';
import { bridge } from '#platform/device/embedder.ts';
import type { Picture } from '#ui/rich-text/RichText.tsx';

const PictureViewer = lazy(async () => ({
  default: (await import('#ui/media/PictureViewer.tsx')).PictureViewer,
}));

/** Opens pictures full-screen in the embedder's viewer, or else in `viewer`, which the caller renders. */
export function useOpenPictures() {
  const [shown, setShown] = useState<{ pictures: Picture[]; index: number }>();
  const open = async (pictures: Picture[], index: number) => {
    try {
      if (!bridge) return setShown({ pictures, index });
      await (await bridge).call('previewImage', { urls: pictures.map(({ url }) => url), index });
    } catch {
      setShown({ pictures, index });
    }
  };
  const viewer = shown && (
    <Suspense>
      <PictureViewer {...shown} onClose={() => setShown(undefined)} />
    </Suspense>
  );
  return { open, viewer };
}

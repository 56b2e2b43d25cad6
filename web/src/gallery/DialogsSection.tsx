import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import { GalleryPart } from './GalleryPart.tsx';
import { useSampleText } from './useSampleText.ts';

export function DialogsSection() {
  const words = useSampleText();
  const [open, setOpen] = useState<'short' | 'long'>();
  const [asking, setAsking] = useState(false);
  const close = () => {
    setOpen(undefined);
    setAsking(false);
  };
  const paragraph = words(
    'Weigh yourself in the morning, before breakfast, in light clothes, always on the same scale.',
    '请在早晨、早餐前、穿轻便衣物时测量体重，并始终使用同一台体重秤。',
  );
  return (
    <>
      <GalleryPart name="Sheet" line>
        <Button variant="quiet" onClick={() => setOpen('short')}>
          {words('How to weigh yourself', '如何测量体重')}
        </Button>
        <Button variant="quiet" onClick={() => setOpen('long')}>
          {words('All of it', '完整说明')}
        </Button>
      </GalleryPart>
      <Sheet open={open === 'short'} title={words('How to weigh yourself', '如何测量体重')} onClose={close}>
        <p>{paragraph}</p>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {words('Delete the advice', '删除说明')}
        </Button>
      </Sheet>
      <Sheet
        open={open === 'long'}
        title={words('All of it', '完整说明')}
        onClose={close}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {words('Not now', '以后再说')}
            </Button>
            <Button onClick={close}>{words('Understood', '知道了')}</Button>
          </>
        }
      >
        {Array.from({ length: 20 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are all equal
          <p key={index}>{paragraph}</p>
        ))}
      </Sheet>
      <GalleryPart name="ConfirmDialog" line>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {words('Delete the record', '删除记录')}
        </Button>
      </GalleryPart>
      <ConfirmDialog
        open={asking}
        title={words('Delete this record?', '删除这条记录？')}
        confirm={words('Delete', '删除')}
        onConfirm={close}
        onClose={() => setAsking(false)}
      >
        <p>{words('It cannot be brought back.', '删除后无法恢复。')}</p>
      </ConfirmDialog>
    </>
  );
}

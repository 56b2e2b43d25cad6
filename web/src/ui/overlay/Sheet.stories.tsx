import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { words } from '#lib/testing.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Sheet } from './Sheet.tsx';

/** `web/e2e/kit-overlay.spec.ts` opens it: the focus needs a real keyboard. */
const meta = { title: 'Overlays/Sheet', component: Sheet } satisfies Meta<typeof Sheet>;

export default meta;

const paragraph = words(
  'Weigh yourself in the morning, before breakfast, in light clothes, always on the same scale.',
  '请在早晨、早餐前、穿轻便衣物时测量体重，并始终使用同一台体重秤。',
);

/** A dialog opens over it. */
export const Short: StoryObj = { render: () => <ShortSheet /> };

/** Its content scrolls, and its buttons stay. */
export const Long: StoryObj = { render: () => <LongSheet /> };

function ShortSheet() {
  const [shown, setShown] = useState<'sheet' | 'question'>();
  return (
    <>
      <Button variant="quiet" onClick={() => setShown('sheet')}>
        {words('How to weigh yourself', '如何测量体重')}
      </Button>
      <Sheet
        open={shown !== undefined}
        title={words('How to weigh yourself', '如何测量体重')}
        onClose={() => setShown(undefined)}
      >
        <p>{paragraph}</p>
        <Button variant="danger" onClick={() => setShown('question')}>
          {words('Delete the advice', '删除说明')}
        </Button>
      </Sheet>
      <ConfirmDialog
        open={shown === 'question'}
        title={words('Delete this record?', '删除这条记录？')}
        confirm={words('Delete', '删除')}
        onConfirm={() => setShown(undefined)}
        onClose={() => setShown('sheet')}
      >
        <p>{words('It cannot be brought back.', '删除后无法恢复。')}</p>
      </ConfirmDialog>
      <Button variant="quiet">{words('Below the sheet', '面板之后')}</Button>
    </>
  );
}

function LongSheet() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const actions = (
    <>
      <Button variant="quiet" onClick={close}>
        {words('Not now', '以后再说')}
      </Button>
      <Button onClick={close}>{words('Understood', '知道了')}</Button>
    </>
  );
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {words('All of it', '完整说明')}
      </Button>
      <Sheet open={open} title={words('All of it', '完整说明')} onClose={close} actions={actions}>
        {Array.from({ length: 20 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are all equal
          <p key={index}>{paragraph}</p>
        ))}
      </Sheet>
    </>
  );
}

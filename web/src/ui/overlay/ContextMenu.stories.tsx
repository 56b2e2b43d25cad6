import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ContextMenu } from './ContextMenu.tsx';
import { rowWithMenu } from './row-actions.ts';

const meta = { title: 'Overlays/ContextMenu', component: ContextMenu } satisfies Meta<typeof ContextMenu>;

export default meta;

/** The menu has the actions of the row, works by keyboard, and gives the focus back. */
export const OfARow: StoryObj<typeof meta> = {
  render: () => <Row />,
  play: async ({ canvas, userEvent }) => {
    const skip = canvas.getByRole('button', { name: words('Skip', '跳过') });
    const openMenu = () => skip.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    skip.focus();
    await expect(openMenu()).toBe(false);
    await waitFor(() => expect(canvas.getAllByRole('menuitem')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('menuitem')[1]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(skip).toHaveFocus();
    openMenu();
    await waitFor(() => expect(canvas.getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(words('Taken', '已服用'))).toBeVisible();
    // Outside a row, the browser shows its own menu.
    await expect(document.body.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))).toBe(
      true,
    );
  },
};

function Row() {
  const [done, setDone] = useState<string>();
  return (
    <Card padded>
      <div {...rowWithMenu}>
        <p>{words('Metformin, 08:00', '二甲双胍，08:00')}</p>
        <Button onClick={() => setDone(words('Taken', '已服用'))}>{words('Take', '服用')}</Button>
        <Button variant="quiet" onClick={() => setDone(words('Skipped', '已跳过'))}>
          {words('Skip', '跳过')}
        </Button>
      </div>
      <p role="status">{done}</p>
      <ContextMenu />
    </Card>
  );
}

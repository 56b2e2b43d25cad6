import { t } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { Card } from '#ui/Card.tsx';
import { PullToRefresh } from './PullToRefresh.tsx';

const meta = { title: 'Data/PullToRefresh', component: PullToRefresh } satisfies Meta<typeof PullToRefresh>;

export default meta;

/** `web/e2e/kit-list.spec.ts` pulls it with a finger. */
export const Main: StoryObj = { render: () => <Refreshable /> };

/** The keyboard refreshes it by a button. */
export const ByKeyboard: StoryObj = {
  render: () => <Refreshable />,
  play: async ({ canvas, userEvent }) => {
    const refresh = canvas.getByRole('button', { name: t`Refresh` });
    refresh.focus();
    await expect(refresh).toHaveStyle({ opacity: 1 });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/: 1/)).toBeVisible();
    await expect(refresh).toHaveFocus();
  },
};

function Refreshable() {
  const [count, setCount] = useState(0);
  const refresh = async () => {
    await new Promise((done) => setTimeout(done, 800));
    setCount((before) => before + 1);
  };
  return (
    <PullToRefresh onRefresh={refresh}>
      <Card padded>{words(`Pull this down. Refreshed: ${count}`, `下拉这里刷新。已刷新: ${count} 次`)}</Card>
    </PullToRefresh>
  );
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '#lib/testing.tsx';
import { Button } from '#ui/Button.tsx';
import { RefusedNote } from './RefusedNote.tsx';

const meta = {
  title: 'States/RefusedNote',
  component: RefusedNote,
  args: {
    ...{ name: '58.4 kg', madeAt: '2026-11-20T16:20:00+08:00', onRead: () => {} },
    refusal: { code: 'GONE', message: '' },
  },
} satisfies Meta<typeof RefusedNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gone: Story = {};

export const Unanswered: Story = { args: { refusal: { message: '', unanswered: true }, onTryAgain: () => {} } };

/** The time cannot be read, and the server's message is long. */
export const LongText: Story = {
  args: {
    name: '⁧אבג⁩ Compound amoxicillin and clavulanate potassium dispersible tablets 0.4571 g',
    madeAt: 'soon',
    refusal: { message: '服务器拒绝了'.repeat(10) },
    action: <Button variant="quiet">{words('Another way on', '另一种处理方式')}</Button>,
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import layout from '#ui/Layout.module.css';
import { DiaryBadge } from './DiaryBadge.tsx';

const meta = {
  title: 'Food/DiaryBadge',
  component: DiaryBadge,
  args: { saved: false },
} satisfies Meta<typeof DiaryBadge>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div className={layout.wrap2}>
      <DiaryBadge saved />
      <DiaryBadge saved={false} />
    </div>
  ),
};

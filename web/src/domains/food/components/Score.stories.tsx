import { type Permit, permitFor } from '@health-app/sdk/safety';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '#lib/testing.tsx';
import { findings } from '../testing.ts';
import { Score } from './Score.tsx';

const meta = {
  title: 'Food/Score',
  component: Score,
  args: {
    score: 91,
    label: words('Day score', '当天得分'),
    permit: permitFor({ withheld: [] }, 'score') as Permit<'score'>,
  },
} satisfies Meta<typeof Score>;

export default meta;
type Story = StoryObj<typeof meta>;

export const High: Story = {};

/** A poor finding lowers the word by one level. */
export const HighWithPoorFinding: Story = { args: { sections: findings } };

export const Medium: Story = { args: { score: 84 } };

export const Low: Story = { args: { score: 54 } };

export const NoNumber: Story = { args: { score: Number.NaN } };

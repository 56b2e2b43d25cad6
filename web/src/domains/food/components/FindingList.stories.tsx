import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#ui/Card.tsx';
import { findings } from '../testing.ts';
import { FindingList } from './FindingList.tsx';

const meta = {
  title: 'Food/FindingList',
  component: FindingList,
  args: { sections: findings },
  decorators: (Story) => (
    <Card padded>
      <Story />
    </Card>
  ),
} satisfies Meta<typeof FindingList>;

export default meta;

export const WeakestFirst: StoryObj<typeof meta> = {};

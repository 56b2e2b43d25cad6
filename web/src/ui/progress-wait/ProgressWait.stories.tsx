import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildPath } from '#lib/path.ts';
import { words } from '#lib/testing.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ProgressWait } from './ProgressWait.tsx';

const meta = {
  title: 'States/ProgressWait',
  component: ProgressWait,
  args: {
    title: words('Your meal is being analysed', '正在分析这一餐'),
    stages: [
      { key: 'recognising', label: words('Looking for foods', '识别食物') },
      { key: 'matching', label: words('Finding them in the table', '查询营养成分') },
    ],
    ...{ elapsed: 0, stopped: undefined, busy: false, onLookAgain: () => {} },
    leave: (
      <ButtonLink variant="quiet" href={buildPath('/')}>
        {words('Leave', '先离开')}
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof ProgressWait>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {};

export const SecondStep: Story = { args: { stage: 'matching', elapsed: 12_000 } };

export const UnknownStep: Story = { args: { stage: 'unknown', elapsed: 1_000 } };

export const WithoutSteps: Story = { args: { stages: [], elapsed: 3_000 } };

export const TooLong: Story = { args: { elapsed: 60_000, stopped: 'limit' } };

export const Failed: Story = { args: { stages: [], elapsed: 8_000, stopped: 'failed' } };

import { t } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { NumberedList } from '#ui/list/NumberedList.tsx';
import { StepCount, Steps } from './Steps.tsx';

const long = words(
  'The carrier could not hand the parcel over because nobody answered at 13800001234-extension-98765432109876543210',
  '快递员多次联系不上收件人，包裹暂存于小区驿站，请凭取件码98765432109876543210尽快领取',
);

const meta = {
  title: 'Data/Steps',
  component: Steps,
  subcomponents: { StepCount, NumberedList },
  args: {
    steps: [
      { key: '1', title: words('Choose the goods', '选择商品'), done: true },
      {
        key: '2',
        title: words('Allow the app to read your health data', '允许应用读取健康数据'),
        picture: <img src="/goods/body-scale.svg" alt="" width="120" height="120" />,
        children: <p>{long}</p>,
      },
      { key: '3', title: long },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;

export const WithDoneAndLong: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: `Choose the goods ${t`done`}` })).toBeVisible();
  },
};

export const Count: StoryObj = {
  render: () => <StepCount step={1} total={2} />,
  play: async ({ canvas }) => {
    const [step, total] = [1, 2];
    await expect(canvas.getByText(t`Step ${step} of ${total}`)).toBeVisible();
  },
};

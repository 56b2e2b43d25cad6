import { t } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { inCard } from '#ui/testing.tsx';
import { BandScale } from './BandScale.tsx';

const meta = {
  title: 'Data/BandScale',
  component: BandScale,
  args: {
    ...{ label: 'BMI', step: 0.1, value: 22.4 },
    bands: [
      { key: 'under', label: words('Underweight', '偏瘦'), from: 14, to: 18.5, tone: 'fair' },
      { key: 'normal', label: words('Normal', '正常'), from: 18.5, to: 24, tone: 'good' },
      { key: 'over', label: words('Overweight', '超重'), from: 24, to: 28, tone: 'fair' },
      { key: 'obese', label: words('Obese', '肥胖'), from: 28, to: 36, tone: 'poor' },
    ],
  },
  decorators: inCard,
} satisfies Meta<typeof BandScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Within: Story = {
  play: async ({ canvas, args: { label } }) => {
    const [amount, own] = ['22.4', { label: 'Normal' }];
    const bmi = canvas.getByRole('img', { name: t`${label}: ${amount}, ${own.label}` });
    await expect(bmi).toHaveAccessibleDescription('Underweight < 18.5 Normal 18.5–23.9 Overweight 24–27.9 Obese ≥ 28');
  },
};

export const FarAbove: Story = { args: { value: 51.3 } };

export const NotMeasured: Story = { args: { value: undefined } };

/** Without a value, the band that matters stands out. */
export const Emphasized: Story = { args: { value: undefined, emphasized: 'normal' } };

export const AtTheLowEnd: Story = {
  args: {
    label: words('Heart rate', '心率'),
    value: 42,
    step: undefined,
    bands: [
      { key: 'rest', label: words('Rest', '休息'), from: 40, to: 110, tone: 'plain' },
      { key: 'easy', label: words('Easy', '轻松'), from: 110, to: 140, tone: 'good' },
      { key: 'hard', label: words('Hard', '吃力'), from: 140, to: 170, tone: 'fair' },
    ],
  },
};

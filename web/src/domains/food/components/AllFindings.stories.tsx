import type { Meta, StoryObj } from '@storybook/react-vite';
import { findings } from '../testing.ts';
import { AllFindings } from './AllFindings.tsx';

const meta = {
  title: 'Food/AllFindings',
  component: AllFindings,
  args: { sections: findings, scored: true },
} satisfies Meta<typeof AllFindings>;

export default meta;

export const Closed: StoryObj<typeof meta> = {};

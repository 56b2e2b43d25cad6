import type { Meta, StoryObj } from '@storybook/react-vite';
import { findings } from '../testing.ts';
import { Verdict } from './Verdict.tsx';

const meta = { title: 'Food/Verdict', component: Verdict } satisfies Meta<typeof Verdict>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Poor: Story = { args: { sections: findings, nutrients: [] } };

export const Fair: Story = { args: { sections: findings.filter(({ level }) => level !== 'poor'), nutrients: [] } };

export const Good: Story = { args: { sections: findings.filter(({ level }) => level === 'good'), nutrients: [] } };

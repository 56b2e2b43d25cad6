import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ObstacleLinks } from './ObstacleLinks.tsx';
import { ObstacleNote } from './ObstacleNote.tsx';

const meta = {
  title: 'Health/ObstacleNote',
  component: ObstacleNote,
  render: (args) => <ObstacleNote {...args} action={<ObstacleLinks obstacles={args.obstacles} />} />,
  args: { heading: 'h2', obstacles: [] },
} satisfies Meta<typeof ObstacleNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MissingFacts: Story = {
  args: { obstacles: ['ageUnknown', 'heightUnknown', 'weightUnknown'] },
  play: async ({ canvas }) => {
    const [profile] = canvas.getAllByRole('link');
    await expect(profile).toHaveAttribute('href', expect.stringContaining('missing=birthDate'));
  },
};

export const Underweight: Story = { args: { obstacles: ['underweight'] } };

export const PregnantAndYoung: Story = { args: { obstacles: ['under18', 'pregnant'] } };

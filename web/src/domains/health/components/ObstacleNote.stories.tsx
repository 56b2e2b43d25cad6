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

/** The server withholds help without a reason, or for a reason of a later version. */
export const UnnamedReason: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('note')).toHaveTextContent(/Losing weight would not be safe|目前减重/);
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

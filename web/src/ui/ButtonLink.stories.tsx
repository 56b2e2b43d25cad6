import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildPath } from '#lib/path.ts';
import { words } from '#lib/testing.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Basics/ButtonLink',
  component: ButtonLink,
  subcomponents: { Link },
  args: { href: buildPath('/'), children: words('Open', '打开') },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Main: Story = {};

export const Quiet: Story = { args: { variant: 'quiet', children: words('Details', '查看详情') } };

export const FullWidth: Story = { args: { fullWidth: true } };

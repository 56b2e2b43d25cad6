import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Media/Avatar',
  component: Avatar,
  args: { name: '林小', size: 6.4 },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = { args: { src: '/avatars/lin-xiao.svg' } };

export const WithInitials: Story = { args: { name: '欧阳', size: undefined } };

export const MissingPicture: Story = { args: { name: 'Mary Ann O’Neill', src: '/avatars/nobody.png' } };

export const Small: Story = { args: { name: 'Bob', size: 3.2 } };

export const WithoutAName: Story = { args: { name: '' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '#lib/testing.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'States/ErrorState',
  component: ErrorState,
  args: {
    title: words('This could not be loaded', '无法加载'),
    children: words('Check your network, then try again.', '请检查网络后重试。'),
    action: <Button>{words('Try again', '重试')}</Button>,
  },
} satisfies Meta<typeof ErrorState>;

export default meta;

export const WithAWayOn: StoryObj<typeof meta> = {};

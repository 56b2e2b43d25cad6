import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '#lib/testing.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Basics/BottomBar',
  component: BottomBar,
  args: { children: <Button fullWidth>{words('Add weight', '记录体重')}</Button> },
} satisfies Meta<typeof BottomBar>;

export default meta;

export const Main: StoryObj<typeof meta> = {};

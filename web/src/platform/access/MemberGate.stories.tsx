import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '#lib/testing.tsx';
import { MemberGate } from './MemberGate.tsx';

const meta = {
  title: 'Access/MemberGate',
  component: MemberGate,
  args: { feature: 'deepAnalysis', children: <p>{words('Open to members', '会员可见')}</p> },
} satisfies Meta<typeof MemberGate>;

export default meta;

export const ForOthers: StoryObj<typeof meta> = {};

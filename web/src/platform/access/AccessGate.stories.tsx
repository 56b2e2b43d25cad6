import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromotersOnly } from './AccessGate.tsx';
import { MembersOnly } from './MembersOnly.tsx';
import { SignInPrompt } from './SignInPrompt.tsx';

/** The content of screens that the person may not open yet. */
const meta = { title: 'Access/AccessGate' } satisfies Meta;

export default meta;

export const ForUsers: StoryObj = {
  render: () => <SignInPrompt reason="Your values as a curve, beside the normal range." />,
};

export const ForMembers: StoryObj = { render: () => <MembersOnly /> };

export const ForPromoters: StoryObj = { render: () => <PromotersOnly /> };

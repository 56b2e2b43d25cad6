import type { Meta, StoryObj } from '@storybook/react-vite';
import { MembersOnly, PromotersOnly, SignInPrompt } from './AccessGate.tsx';

/** The content of screens that the person may not open yet. */
const meta = { title: 'Access/AccessGate' } satisfies Meta;

export default meta;

export const ForUsers: StoryObj = { render: () => <SignInPrompt /> };

export const ForMembers: StoryObj = { render: () => <MembersOnly /> };

export const ForPromoters: StoryObj = { render: () => <PromotersOnly /> };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCard } from '#ui/testing.tsx';
import { AgreementConsent } from './AgreementConsent.tsx';

const meta = {
  title: 'Access/AgreementConsent',
  component: AgreementConsent,
  args: { accepted: false, onChange: () => {}, missing: false },
  decorators: inCard,
} satisfies Meta<typeof AgreementConsent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Missing: Story = { args: { missing: true } };

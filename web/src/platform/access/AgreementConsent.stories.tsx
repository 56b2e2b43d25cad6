import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#ui/Card.tsx';
import { AgreementConsent } from './AgreementConsent.tsx';

const meta = {
  title: 'Access/AgreementConsent',
  component: AgreementConsent,
  args: { accepted: false, onChange: () => {}, missing: false },
  decorators: (Story) => (
    <Card padded>
      <Story />
    </Card>
  ),
} satisfies Meta<typeof AgreementConsent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Missing: Story = { args: { missing: true } };

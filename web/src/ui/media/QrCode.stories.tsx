import { t } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Media/QrCode',
  component: QrCode,
  args: { label: words('Opens sugar control', '打开控糖查询'), text: 'https://h5.health-app.example/sugar-control' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Scanners need a dark code on white, the zone around it included, also on a dark screen. */
export const InTheDark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('img');
    await expect(code.querySelector('rect')).toHaveStyle({ fill: 'rgb(255, 255, 255)' });
    await expect(code.querySelector('path')).toHaveStyle({ fill: 'rgb(0, 0, 0)' });
  },
};

export const Address: Story = {};

/** Both need the same encoder, which loads once. */
export const Two: Story = {
  render: (args) => (
    <>
      <QrCode {...args} />
      <QrCode {...args} label={words('Another', '另一个')} text="1" />
    </>
  ),
};

export const TooLong: Story = {
  args: { label: words('Too long', '过长'), text: 'long '.repeat(600) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t`This is too long for a QR code.`)).toBeVisible();
  },
};

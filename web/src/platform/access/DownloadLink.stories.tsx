import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownloadLink } from './DownloadLink.tsx';

const meta = {
  title: 'Access/DownloadLink',
  component: DownloadLink,
  args: { onOpen: () => {} },
} satisfies Meta<typeof DownloadLink>;

export default meta;

export const Main: StoryObj<typeof meta> = {};

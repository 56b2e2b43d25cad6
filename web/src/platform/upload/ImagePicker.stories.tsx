import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { words } from '#lib/testing.tsx';
import { Card } from '#ui/Card.tsx';
import { ImagePicker } from './ImagePicker.tsx';

/** `web/e2e/kit-media.spec.ts` adds, sends and removes pictures in the native app. */
const meta = {
  title: 'Media/ImagePicker',
  component: ImagePicker,
  render: (args) => <Picker {...args} />,
  args: { label: words('Screenshots', '截图'), max: 3, value: [], onChange: () => {}, purpose: 'feedback' },
} satisfies Meta<typeof ImagePicker>;

export default meta;

/** The line below shows the addresses of the uploaded pictures. */
export const Three: StoryObj<typeof meta> = {};

function Picker({ value, ...rest }: ComponentProps<typeof ImagePicker>) {
  const [images, setImages] = useState(value);
  return (
    <Card padded>
      <ImagePicker {...rest} value={images} onChange={setImages} />
      <p data-testid="addresses">{images.flatMap(({ address }) => address ?? []).join(' ')}</p>
    </Card>
  );
}

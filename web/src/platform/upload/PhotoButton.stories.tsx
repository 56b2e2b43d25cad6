import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { words } from '#lib/testing.tsx';
import { Card } from '#ui/Card.tsx';
import { Avatar } from '#ui/media/Avatar.tsx';
import { PhotoButton } from './PhotoButton.tsx';

/** `web/e2e/kit-media.spec.ts` takes a photo in a browser and in the native app. */
const meta = {
  title: 'Media/PhotoButton',
  component: PhotoButton,
  render: (args) => <Photo {...args} />,
  args: { label: words('Photo of the meal', '这一餐的照片'), value: undefined, onChange: () => {}, purpose: 'food' },
} satisfies Meta<typeof PhotoButton>;

export default meta;

/** The line below shows the address of the uploaded photo. */
export const Meal: StoryObj<typeof meta> = {};

/** With a picture to change, one button opens the ways to a new one. */
export const Face: StoryObj<typeof meta> = {
  args: {
    label: words('Profile picture', '头像'),
    purpose: 'avatar',
    current: <Avatar name={words('Lin Xiao', '林晓')} size={8} decorative />,
  },
};

function Photo({ value, ...rest }: ComponentProps<typeof PhotoButton>) {
  const [photo, setPhoto] = useState(value);
  return (
    <Card padded>
      <PhotoButton {...rest} value={photo} onChange={setPhoto} />
      <p data-testid="photo">{photo?.address}</p>
    </Card>
  );
}

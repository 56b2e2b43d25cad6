import { useState } from 'react';
import { ImagePicker, type PickedImage } from '#platform/upload/ImagePicker.tsx';
import { PhotoButton } from '#platform/upload/PhotoButton.tsx';
import { Card } from '#ui/Card.tsx';
import { Avatar } from '#ui/media/Avatar.tsx';
import { QrCode } from '#ui/media/QrCode.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { articleHtml } from './article-sample.ts';
import { GalleryPart } from './GalleryPart.tsx';
import { hostileHtml } from './hostile-samples.ts';
import { PosterParts } from './PosterParts.tsx';
import { useSampleText } from './useSampleText.ts';

export function MediaSection() {
  const words = useSampleText();
  return (
    <>
      <GalleryPart name="Avatar" line>
        <Avatar name="林小" src="/avatars/lin-xiao.svg" size={6.4} />
        <Avatar name="王桂芳" size={6.4} />
        <Avatar name="欧阳" />
        <Avatar name="Mary Ann O’Neill" src="/avatars/nobody.png" />
        <Avatar name="Bob" size={3.2} />
        <Avatar name="" />
      </GalleryPart>
      <TextParts />
      <PicturePart />
      <PhotoPart />
      <GalleryPart name="QrCode">
        <Card padded>
          <QrCode
            label={words('Opens sugar control', '打开控糖查询')}
            text="https://h5.health-app.example/sugar-control"
          />
          <QrCode label={words('Too long', '过长')} text={'long '.repeat(600)} />
        </Card>
      </GalleryPart>
      <PosterParts />
    </>
  );
}

function TextParts() {
  const [opened, setOpened] = useState('');
  return (
    <GalleryPart name="RichText">
      <Card padded>
        <RichText
          html={articleHtml}
          onOpenImage={(pictures, index) => setOpened(`${index}: ${pictures[index]?.alt}`)}
        />
        <p data-testid="opened">{opened}</p>
      </Card>
      <Card padded>
        <div data-testid="hostile">
          <RichText html={hostileHtml} />
        </div>
      </Card>
    </GalleryPart>
  );
}

function PicturePart() {
  const words = useSampleText();
  const [images, setImages] = useState<PickedImage[]>([]);
  return (
    <GalleryPart name="ImagePicker">
      <Card padded>
        <ImagePicker
          label={words('Screenshots', '截图')}
          max={3}
          value={images}
          onChange={setImages}
          purpose="feedback"
        />
        <p data-testid="addresses">{images.flatMap(({ address }) => address ?? []).join(' ')}</p>
      </Card>
    </GalleryPart>
  );
}

function PhotoPart() {
  const words = useSampleText();
  const [photo, setPhoto] = useState<PickedImage>();
  return (
    <GalleryPart name="PhotoButton">
      <Card padded>
        <PhotoButton
          label={words('Photo of the meal', '这一餐的照片')}
          value={photo}
          onChange={setPhoto}
          purpose="food"
        />
        <p data-testid="photo">{photo?.address}</p>
      </Card>
    </GalleryPart>
  );
}

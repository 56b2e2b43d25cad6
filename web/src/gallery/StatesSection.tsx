import { useState } from 'react';
import { QueryView } from '#platform/query/QueryView.tsx';
import * as drawings from '#ui/art/drawings.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { GalleryPart } from './GalleryPart.tsx';
import { OfflineParts } from './OfflineParts.tsx';
import { useSampleText } from './useSampleText.ts';

export function StatesSection() {
  const words = useSampleText();
  const [data, setData] = useState<string>();
  const query = {
    data,
    error: new Error(),
    isFetching: false,
    refetch: () => setData(words('Here it is, at the second try.', '第二次加载成功。')),
  };
  return (
    <>
      <GalleryPart name="Skeleton">
        <Skeleton rows={2} />
      </GalleryPart>
      <GalleryPart name="EmptyState, ErrorState">
        <Card>
          <EmptyState
            title={words('Nothing recorded yet', '暂无记录')}
            action={<Button>{words('Record the first', '记录第一条')}</Button>}
          >
            {words('What you record will be listed here.', '您的记录会显示在这里。')}
          </EmptyState>
        </Card>
      </GalleryPart>
      <GalleryPart name="ui/art" line>
        {Object.entries(drawings).map(([name, Drawing]) => (
          <Drawing key={name} />
        ))}
      </GalleryPart>
      <GalleryPart name="QueryView">
        <Card>
          <QueryView query={query} skeleton={<Skeleton rows={1} />}>
            {(text) => <p>{text}</p>}
          </QueryView>
        </Card>
      </GalleryPart>
      <OfflineParts />
      <GalleryPart name="Card: content that cannot be drawn">
        <Card title={words('Blood sugar', '血糖')} padded>
          <Broken />
        </Card>
      </GalleryPart>
    </>
  );
}

/** Throws while rendering, like a reply that lacks a field. */
function Broken(): never {
  throw new Error('The sample lacks a field.');
}

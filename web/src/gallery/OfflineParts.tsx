import { HealthError } from '@health-app/sdk';
import { useState } from 'react';
import { RefusedNote } from '#platform/outbox/RefusedNote.tsx';
import { UnsentNote } from '#platform/outbox/UnsentNote.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { GalleryPart } from './GalleryPart.tsx';
import { useSampleText } from './useSampleText.ts';

const noConnection = new HealthError('network', 'no connection');
const longName = '⁧אבג⁩ Compound amoxicillin and clavulanate potassium dispersible tablets 0.4571 g';

/** The components of a screen without a connection. */
export function OfflineParts() {
  const words = useSampleText();
  const [loadedAt] = useState(() => Date.now());
  const old = (days: number) => ({
    data: words('What was loaded before.', '之前加载的内容。'),
    dataUpdatedAt: loadedAt - days * 86_400_000,
    error: noConnection,
    isFetching: false,
    refetch: () => {},
  });
  const refused = { madeAt: '2026-11-20T16:20:00+08:00', onRead: () => {} };
  return (
    <>
      <GalleryPart name="QueryView: content of today, of another day">
        <Card padded>
          <QueryView query={old(0)} skeleton={null}>
            {(text) => <p>{text}</p>}
          </QueryView>
        </Card>
        <Card padded>
          <QueryView query={old(400)} skeleton={null}>
            {(text) => <p>{text}</p>}
          </QueryView>
        </Card>
      </GalleryPart>
      <GalleryPart name="UnsentNote">
        <UnsentNote label={words('Undo: first', '撤销：第一条')} onTakeBack={() => {}} />
        <UnsentNote label={words('Undo: second', '撤销：第二条')} onTakeBack={() => {}}>
          {longName}
        </UnsentNote>
      </GalleryPart>
      <GalleryPart name="RefusedNote">
        <RefusedNote {...refused} name="58.4 kg" refusal={{ code: 'GONE', message: '' }} />
        <RefusedNote {...refused} name="58.9 kg" refusal={{ message: '', unanswered: true }} onTryAgain={() => {}} />
        <RefusedNote
          {...refused}
          name={longName}
          madeAt="soon"
          refusal={{ message: '服务器拒绝了'.repeat(10) }}
          action={<Button variant="quiet">{words('Another way on', '另一种处理方式')}</Button>}
        />
      </GalleryPart>
    </>
  );
}

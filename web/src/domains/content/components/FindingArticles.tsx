import type { AssessmentSection, ContentItem } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { Card } from '#ui/Card.tsx';
import { readingFor } from '../model/finding-articles.ts';
import { ContentRows } from './ContentRows.tsx';

interface Props {
  items: readonly ContentItem[];
  sections: readonly AssessmentSection[];
}

/** Lists articles about the weak findings. Renders nothing if no article fits. */
export function FindingArticles({ items, sections }: Props) {
  const fitting = readingFor(items, sections);
  if (fitting.length === 0) return null;
  return (
    <Card title={<Trans>To read about it</Trans>}>
      <ContentRows items={fitting} />
    </Card>
  );
}

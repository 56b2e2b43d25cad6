import type { EvaluationSection } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '#platform/client.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { levels, sectionTitles } from '../labels.ts';
import { AnswerText } from './AnswerText.tsx';
import styles from './FindingCard.module.css';

interface Props {
  evaluationId: string;
  section: EvaluationSection;
}

/** A finding, with the related answers in a collapsed section. */
export function FindingCard({ evaluationId, section: { code, level, text, textEn, itemIds } }: Props) {
  const { i18n } = useLingui();
  const [opened, setOpened] = useState(false);
  const { word, tone } = levels[level] ?? { word: { id: level }, tone: 'plain' as const };
  return (
    <Card padded>
      <div className={styles.head}>
        <h2 className={`${styles.title} whole-words`}>{i18n._(sectionTitles[code] ?? { id: code })}</h2>
        <Badge tone={tone}>{i18n._(word)}</Badge>
      </div>
      <ServerText as="p" text={text} en={textEn} />
      <div className={styles.basis}>
        <Disclosure variant="part" title={<Trans>The answers behind it</Trans>} onToggle={setOpened}>
          {opened && <Basis evaluationId={evaluationId} itemIds={itemIds} />}
        </Disclosure>
      </div>
    </Card>
  );
}

function Basis({ evaluationId, itemIds }: { evaluationId: string; itemIds: readonly string[] }) {
  const items = useQuery(queries.evaluation.list({ evaluationId }));
  return (
    <QueryView query={items} skeleton={<Skeleton rows={2} />}>
      {(items) => (
        <dl className={styles.answers}>
          {items
            .filter(({ itemId }) => itemIds.includes(itemId))
            .map((item) => (
              <div key={item.itemId}>
                <ServerText as="dt" text={item.text} en={item.textEn} />
                <dd>
                  <AnswerText item={item} />
                </dd>
              </div>
            ))}
        </dl>
      )}
    </QueryView>
  );
}

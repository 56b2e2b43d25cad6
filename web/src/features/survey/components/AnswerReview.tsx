import type { EvaluationFailReason, EvaluationItem } from '@health-app/sdk';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useEffect, useRef } from 'react';
import { queries } from '#platform/client.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import typography from '#ui/Typography.module.css';
import { UnstyledButton } from '#ui/UnstyledButton.tsx';
import { isAnswered, isRequired } from '../model/answers.ts';
import styles from './AnswerReview.module.css';
import { AnswerText } from './AnswerText.tsx';

interface Props {
  evaluationId: string;
  /** Whether to move the focus to the heading; false for the first step of a visit. */
  focus: boolean;
  /** The reason why the previous report failed. */
  failReason: EvaluationFailReason | undefined;
  /** Whether the report is being requested, or a question is opening. */
  busy: boolean;
  failure: ReactNode;
  onOpen: (items: readonly EvaluationItem[], index: number) => void;
  onFinish: () => void;
}

/** Lists all answers; a tap changes one. */
export function AnswerReview({ evaluationId, focus, failReason, busy, failure, onOpen, onFinish }: Props) {
  const items = useQuery(queries.evaluation.list({ evaluationId }));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <QueryView query={items} skeleton={<Skeleton rows={8} />}>
      {(items) => {
        const open = items.filter((item) => isRequired(item) && !isAnswered(item));
        const finish = () => {
          const first = open[0];
          if (first) onOpen(items, items.indexOf(first));
          else onFinish();
        };
        return (
          <>
            <div>
              <h2 ref={heading} tabIndex={-1} className={styles.title}>
                <Trans>Your answers</Trans>
              </h2>
              <p className={styles.lead}>
                {failReason === 'implausible' ? (
                  <Trans>
                    The report could not be written: this height and this weight do not fit together. Correct one of
                    them.
                  </Trans>
                ) : open.length > 0 ? (
                  <Plural value={open.length} one="# question is still open." other="# questions are still open." />
                ) : (
                  <Trans>Tap an answer to change it. The ones after it stay.</Trans>
                )}
              </p>
            </div>
            <Card>
              <ol className={styles.answers}>
                {items.map((item, index) => (
                  <li key={item.itemId}>
                    <UnstyledButton
                      className={styles.answer}
                      data-marked={isMarked(item, failReason) || undefined}
                      onClick={() => onOpen(items, index)}
                    >
                      <ServerText className={typography.note} text={item.text} en={item.textEn} />
                      <span className={styles.text}>
                        <AnswerText item={item} />
                      </span>
                      <Pencil aria-hidden="true" size="1.8rem" className={styles.icon} />
                    </UnstyledButton>
                  </li>
                ))}
              </ol>
            </Card>
            <BottomBar>
              {failure}
              <Button fullWidth busy={busy} onClick={finish}>
                {open.length > 0 ? <Trans>Answer what is open</Trans> : <Trans>Write my report</Trans>}
              </Button>
            </BottomBar>
          </>
        );
      }}
    </QueryView>
  );
}

/** Height and weight are the required questions with these units. */
const isMarked = (item: EvaluationItem, reason: EvaluationFailReason | undefined): boolean =>
  (reason === 'implausible' && isRequired(item) && item.input !== null && item.input.unit !== 'h') ||
  (isRequired(item) && !isAnswered(item));

import type { FeedbackReceipt } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { CrisisNote } from '#domains/care/components/CrisisNote.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import typography from '#ui/Typography.module.css';
import styles from './FeedbackConfirmation.module.css';

interface Props {
  receipt: FeedbackReceipt;
  /** Empty if the person wants no reply. */
  contact: string;
  text: string;
  onRestart: () => void;
}

/** Confirms the feedback: its time, its number, and whether to expect a reply. */
export function FeedbackConfirmation({ receipt: { feedbackId, submittedAt }, contact, text, onRestart }: Props) {
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form has disappeared together with the focus.
  useEffect(() => {
    heading.current?.focus();
    scrollTo(0, 0);
  }, []);
  const time = format.date(submittedAt, 'moment');
  return (
    <Card padded>
      <div className={styles.sent}>
        <CircleCheck aria-hidden="true" className={styles.icon} size="4.8rem" strokeWidth={1.6} />
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          <Trans>Thank you, we have received it</Trans>
        </h2>
        <CrisisNote text={text} />
        <p className={typography.soft}>
          {contact === '' ? (
            <Trans>We read everything. You left no contact, so we cannot reply.</Trans>
          ) : (
            <Trans>We read everything. If we have an answer or a question, we will use {contact}.</Trans>
          )}
        </p>
        <dl className={styles.receipt}>
          <div>
            <dt>
              <Trans context="feedback">Number</Trans>
            </dt>
            <dd>{feedbackId}</dd>
          </div>
          <div>
            <dt>
              <Trans>Received</Trans>
            </dt>
            <dd>{time}</dd>
          </div>
        </dl>
        <Button variant="quiet" fullWidth onClick={onRestart}>
          <Trans>Write another</Trans>
        </Button>
      </div>
    </Card>
  );
}

import type { FeedbackInput, FeedbackReceipt } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { numbersHere } from '#domains/care/model/numbers-here.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useStored } from '#lib/storage/useStored.ts';
import { usePersonalKey } from '#platform/session/usePersonalKey.ts';
import { deviceStorage } from '#platform/storage.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';
import typography from '#ui/Typography.module.css';
import { typeNames } from '../labels.ts';
import type { FeedbackForm as FeedbackFormState } from '../model/form.ts';
import { readSent, type SentFeedback, withSent } from '../model/sent.ts';
import { FeedbackConfirmation } from './FeedbackConfirmation.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';

interface Props {
  /** Initial values of the fields if there is no draft. */
  initial?: Partial<FeedbackFormState>;
  /** The order and the page that the feedback is about. */
  context?: Pick<FeedbackInput, 'orderId' | 'page'>;
}

/** Shows the form for a complaint or a suggestion with what was sent before, then its receipt. */
export function Feedback({ initial, context }: Props) {
  const [sent, setSent] = useState<{ receipt: FeedbackReceipt; contact: string; text: string }>();
  const { emergency } = numbersHere();
  const [focusFirst, setFocusFirst] = useState(false);
  const [earlier, keep] = useStored(deviceStorage, usePersonalKey('feedback.sent'), readSent);
  if (!sent)
    return (
      <FeedbackForm
        focusFirst={focusFirst}
        initial={initial}
        context={context}
        onSent={(receipt, { type, contact, text }) => {
          keep((all) => withSent(all, { ...receipt, type }));
          setSent({ receipt, contact, text });
        }}
      >
        <SentList sent={earlier} />
        <p className={typography.note}>
          <Trans>If you feel unwell, see a doctor. In an emergency, call {emergency}.</Trans>
        </p>
        <p className={typography.note}>
          <Trans>
            Consumer hotline in mainland China:{' '}
            <a className={typography.link} href="tel:12315">
              12315
            </a>
          </Trans>
        </p>
      </FeedbackForm>
    );
  const writeAnother = () => {
    setSent(undefined);
    setFocusFirst(true);
  };
  return <FeedbackConfirmation {...sent} onRestart={writeAnother} />;
}

/** Lists the feedback that this device has sent, each with its number, its time and its state. */
function SentList({ sent }: { sent: readonly SentFeedback[] }) {
  const { i18n } = useLingui();
  const format = useFormat();
  if (sent.length === 0) return null;
  return (
    <Card padded title={<Trans>Sent from this device</Trans>}>
      <FactList
        facts={sent.map(({ feedbackId, submittedAt, type }) => ({
          name: (
            <>
              {i18n._(typeNames[type])} <span className={typography.note}>{format.date(submittedAt, 'moment')}</span>
            </>
          ),
          value: (
            <>
              <bdi>{feedbackId}</bdi>{' '}
              <Badge tone="good">
                <Trans>Received</Trans>
              </Badge>
            </>
          ),
        }))}
      />
    </Card>
  );
}

import type { FeedbackInput, FeedbackReceipt } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { numbersHere } from '#domains/care/model/numbers-here.ts';
import { useStored } from '#lib/storage/useStored.ts';
import { usePersonalKey } from '#platform/session/usePersonalKey.ts';
import { deviceStorage } from '#platform/storage.ts';
import typography from '#ui/Typography.module.css';
import type { FeedbackForm as FeedbackFormState } from '../model/form.ts';
import { readSent, withSent } from '../model/sent.ts';
import { FeedbackConfirmation } from './FeedbackConfirmation.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { SentList } from './SentList.tsx';

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

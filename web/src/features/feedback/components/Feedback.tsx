import type { FeedbackInput, FeedbackReceipt } from '@health-app/sdk';
import { useState } from 'react';
import type { FeedbackForm as FeedbackFormState } from '../model/form.ts';
import { FeedbackConfirmation } from './FeedbackConfirmation.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';

interface Props {
  /** Initial values of the fields if there is no draft. */
  initial?: Partial<FeedbackFormState>;
  /** The order and the page that the feedback is about. */
  context?: Pick<FeedbackInput, 'orderId' | 'page'>;
}

/** Shows the form for a complaint or a suggestion, then its receipt. */
export function Feedback({ initial, context }: Props) {
  const [sent, setSent] = useState<{ receipt: FeedbackReceipt; contact: string; text: string }>();
  const [focusFirst, setFocusFirst] = useState(false);
  if (!sent)
    return (
      <FeedbackForm
        focusFirst={focusFirst}
        initial={initial}
        context={context}
        onSent={(receipt, { contact, text }) => setSent({ receipt, contact, text })}
      />
    );
  const writeAnother = () => {
    setSent(undefined);
    setFocusFirst(true);
  };
  return <FeedbackConfirmation {...sent} onRestart={writeAnother} />;
}

import type { FeedbackInput, FeedbackReceipt } from '@health-app/sdk';
import { useState } from 'react';
import type { FeedbackForm as FeedbackFormState } from '../model/form.ts';
import { FeedbackConfirmation } from './FeedbackConfirmation.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';

interface Props {
  /** Input of a form without a draft. */
  initial?: Partial<FeedbackFormState>;
  /** The order and the page that it is about. */
  context?: Pick<FeedbackInput, 'orderId' | 'page'>;
}

/** A complaint or a suggestion: the form, then its receipt. */
export function Feedback({ initial, context }: Props) {
  const [sent, setSent] = useState<{ receipt: FeedbackReceipt; contact: string }>();
  const [focusFirst, setFocusFirst] = useState(false);
  if (!sent)
    return (
      <FeedbackForm
        focusFirst={focusFirst}
        initial={initial}
        context={context}
        onSent={(receipt, contact) => setSent({ receipt, contact })}
      />
    );
  const writeAnother = () => {
    setSent(undefined);
    setFocusFirst(true);
  };
  return <FeedbackConfirmation {...sent} onRestart={writeAnother} />;
}

import type { FeedbackReceipt } from '@health-app/sdk';
import { useState } from 'react';
import { FeedbackForm } from './FeedbackForm.tsx';
import { Receipt } from './Receipt.tsx';

/** A complaint or a suggestion: the form, then its receipt. */
export function Feedback() {
  const [sent, setSent] = useState<{ receipt: FeedbackReceipt; contact: string }>();
  const [focusFirst, setFocusFirst] = useState(false);
  if (!sent)
    return <FeedbackForm focusFirst={focusFirst} onSent={(receipt, contact) => setSent({ receipt, contact })} />;
  const writeAnother = () => {
    setSent(undefined);
    setFocusFirst(true);
  };
  return <Receipt {...sent} onRestart={writeAnother} />;
}

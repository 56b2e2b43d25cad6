import type { FeedbackReceipt } from '@health-app/sdk';
import { useState } from 'react';
import { FeedbackForm } from './FeedbackForm.tsx';
import { Receipt } from './Receipt.tsx';

/** A complaint or a suggestion: the form, then its receipt. */
export function Feedback() {
  const [sent, setSent] = useState<{ receipt: FeedbackReceipt; contact: string }>();
  const [again, setAgain] = useState(false);
  if (!sent) return <FeedbackForm again={again} onSent={(receipt, contact) => setSent({ receipt, contact })} />;
  const writeAnother = () => {
    setSent(undefined);
    setAgain(true);
  };
  return <Receipt {...sent} onAgain={writeAnother} />;
}

import type { FeedbackReceipt } from '@health-app/sdk';
import { useState } from 'react';
import { FeedbackForm } from './FeedbackForm.tsx';
import { Sent } from './Sent.tsx';

/** A complaint or a suggestion, from the first word to its receipt. */
export function Feedback() {
  const [sent, setSent] = useState<{ receipt: FeedbackReceipt; contact: string }>();
  if (sent) return <Sent {...sent} onAgain={() => setSent(undefined)} />;
  return <FeedbackForm onSent={(receipt, contact) => setSent({ receipt, contact })} />;
}

import { timestamp } from '../days.ts';
import type { Memory } from '../memory.ts';

const MOST_A_DAY = 5;
const DAY_MS = 86_400_000;
const LEAST_CHARACTERS = 10;

/** The times of the sent feedback. */
export const memory: Memory<'feedback', Date[]> = {
  begin: () => [],
  handlers: {
    'feedback.submit'(sent, { input, now, fail }) {
      if ([...input.text.trim()].length < LEAST_CHARACTERS) return fail('failTooShort');
      const today = sent.filter((at) => now.getTime() - at.getTime() < DAY_MS);
      if (today.length >= MOST_A_DAY) return fail('failDailyLimit');
      sent.push(now);
      return { feedbackId: `feedback-${9000 + sent.length}`, submittedAt: timestamp(now) };
    },
  },
};

import { addDays, dayOf, timestamp } from '../engine/days.ts';
import type { Memory } from '../engine/memory.ts';

const MOST_A_DAY = 5;
const DAY_MS = 86_400_000;
const LEAST_CHARACTERS = 10;
const DAYS_TO_DELETE = 15;

interface Sent {
  at: Date;
  /** A request for a deletion, which no limit refuses. */
  isDeletion: boolean;
}

export const memory: Memory<'feedback', Sent[]> = {
  begin: () => [],
  handlers: {
    'feedback.submit'(sent, { input, now, person, hasRecord, fail }) {
      if ([...input.text.trim()].length < LEAST_CHARACTERS) return fail('failTooShort');
      const isDeletion = input.record !== undefined;
      const today = sent.filter(({ at, ...one }) => !one.isDeletion && now.getTime() - at.getTime() < DAY_MS);
      if (!isDeletion && today.length >= MOST_A_DAY) return fail('failDailyLimit');
      if (input.record && !hasRecord(input.record)) return fail('failGone');
      sent.push({ at: now, isDeletion });
      const receipt = { feedbackId: `feedback-${9000 + sent.length}`, submittedAt: timestamp(now) };
      if (!input.record) return receipt;
      const due = addDays(dayOf(now), DAYS_TO_DELETE);
      person.deletions.push({ ...input.record, due, done: false });
      return { ...receipt, deletedBy: due };
    },
  },
};

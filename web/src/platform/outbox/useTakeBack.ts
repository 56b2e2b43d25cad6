import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { OutboxEntry } from '#platform/database/outbox-rules.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { dropEntry } from './with-outbox.ts';

/** Takes back a waiting command. A toast reports a command that was sent before. */
export function useTakeBack(): (entry: OutboxEntry) => Promise<void> {
  const { t } = useLingui();
  // A second press would find no entry after the first one.
  const running = useRef<string>(undefined);
  return async (entry) => {
    if (running.current === entry.id) return;
    running.current = entry.id;
    if (!(await dropEntry(entry))) showToast(t`It was sent before it could be undone.`);
  };
}

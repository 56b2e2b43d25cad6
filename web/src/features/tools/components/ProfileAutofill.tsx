import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { today } from '#lib/time/local-clock.ts';
import { track } from '#platform/analytics/analytics.ts';
import { countOf } from '#platform/analytics/event-extras.ts';
import { queries } from '#platform/client.ts';
import { useLocalMutation } from '#platform/query/local.ts';
import { FailureText } from '#platform/query/QueryView.tsx';
import { useSession } from '#platform/session/session.ts';
import { tabStorage } from '#platform/storage.ts';
import { Button } from '#ui/Button.tsx';
import { clearedKey, type Entries, hasPersonalEntries } from '../model/entries.ts';
import { entriesOf } from '../model/profile-entries.ts';
import type { EntriesState } from '../model/useEntries.ts';
import styles from './ProfileAutofill.module.css';

/**
 * Fills in sex, age, height and weight from a signed-in person's profile: automatically if the entries are empty and the
 * person has not cleared them, otherwise on request.
 */
export function ProfileAutofill({ entries, enter }: Pick<EntriesState, 'entries' | 'enter'>) {
  const { user } = useSession();
  const client = useQueryClient();
  const fill = useLocalMutation({
    mutationFn: async (_: 'by itself' | 'on request') =>
      entriesOf(await client.fetchQuery({ ...queries.user.accountInformation(), staleTime: 0 }), today()),
    networkMode: 'always',
    onSuccess: (found, how) => {
      // Does not fill in while the person types, because the value would mix with their input.
      const isTyping = document.activeElement instanceof HTMLInputElement;
      if (how === 'by itself' && (isTyping || hasPersonalEntries(entries))) return;
      enter({ ...found, ...(found.weight !== undefined && { weightUnit: 'kg' }) });
      track('tools.fill', { fields: countOf(Object.keys(found)) });
    },
  });
  const { mutate } = fill;
  const isFresh = Boolean(user.userToken) && !hasPersonalEntries(entries) && !tabStorage.get(clearedKey);
  const tried = useRef(false);
  useEffect(() => {
    if (!isFresh || tried.current) return;
    tried.current = true;
    mutate('by itself');
  }, [isFresh, mutate]);
  if (!user.userToken) return null;
  const isFilling = isFresh && !fill.isSuccess && !fill.isError;
  // Confirms the values until the person changes one.
  const told = fill.data && names(fill.data).every((name) => entries[name] === fill.data[name]);
  return (
    <div className={styles.fill} data-filling={isFilling || undefined}>
      <Button variant="quiet" busy={fill.isPending} onClick={() => mutate('on request')}>
        <Trans>Use my profile</Trans>
      </Button>
      <p role="status" className={fill.error ? styles.failed : styles.text}>
        {fill.error && <FailureText error={fill.error} />}
        {told && <Filled found={names(fill.data).length} />}
      </p>
    </div>
  );
}

const names = (found: Partial<Entries>) => Object.keys(found) as (keyof Entries)[];

function Filled({ found }: { found: number }) {
  if (found === 0) return <Trans>Your profile has no sex, age, height or weight yet.</Trans>;
  if (found < 4) return <Trans>Filled in what your profile has.</Trans>;
  return <Trans>Filled in from your profile.</Trans>;
}

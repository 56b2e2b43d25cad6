import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
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
import { entriesOf, profileNames } from '../model/profile-entries.ts';
import type { ReadEntries } from '../model/read-entries.ts';
import type { EntriesState } from '../model/useEntries.ts';
import styles from './ProfileAutofill.module.css';

interface Props extends Pick<EntriesState, 'entries' | 'enter'> {
  /** What the calculator asks beyond the profile, and the message that confirms it. */
  more?: { names: (keyof Entries)[]; read: ReadEntries; filled: ReactNode };
}

/**
 * Fills in sex, age, height and weight from a signed-in person's profile, and what else the app knows: automatically if
 * the entries are empty and the person has not cleared them, otherwise on request. Entries that are the profile's are
 * completed with the others; those of somebody else stay alone.
 */
export function ProfileAutofill({ entries, enter, more }: Props) {
  const { user } = useSession();
  const client = useQueryClient();
  const fill = useLocalMutation({
    mutationFn: async (_: 'by itself' | 'on request') => {
      const [account, values] = await Promise.all([
        client.fetchQuery({ ...queries.user.accountInformation(), staleTime: 0 }),
        // Without them, the calculator asks.
        more?.read(client).catch(() => ({})),
      ]);
      return { ...entriesOf(account, today()), ...values };
    },
    networkMode: 'always',
    onSuccess: (found, how) => {
      // Does not fill in while the person types, because the value would mix with their input.
      const isTyping = document.activeElement instanceof HTMLInputElement;
      if (how === 'by itself' && (isTyping || !isCompletedBy(found, entries))) return;
      enter({ ...found, ...(found.weight !== undefined && { weightUnit: 'kg' }) });
      track('tools.fill', { fields: countOf(Object.keys(found)) });
    },
  });
  const { mutate } = fill;
  const lacks = !hasPersonalEntries(entries) || more?.names.some((name) => entries[name] === '') === true;
  const isFresh = Boolean(user.userToken) && lacks && !tabStorage.get(clearedKey);
  const tried = useRef(false);
  useEffect(() => {
    if (!isFresh || tried.current) return;
    tried.current = true;
    mutate('by itself');
  }, [isFresh, mutate]);
  if (!user.userToken) return null;
  const isFilling = isFresh && !fill.isSuccess && !fill.isError;
  // Confirms the values until the person changes one.
  const told = fill.data !== undefined && names(fill.data).every((name) => entries[name] === fill.data[name]);
  return (
    <div className={styles.fill} data-filling={isFilling || undefined}>
      {/* It stays after a press, which must not lose the focus. */}
      {!(told && fill.variables === 'by itself') && (
        <Button variant="quiet" busy={fill.isPending} onClick={() => mutate('on request')}>
          <Trans>Use my profile</Trans>
        </Button>
      )}
      <p role="status" className={fill.error ? styles.failed : styles.text}>
        {fill.error && <FailureText error={fill.error} />}
        {told &&
          (more?.names.some((name) => fill.data[name] !== undefined) ? more.filled : <Filled found={fill.data} />)}
      </p>
    </div>
  );
}

const names = (found: Partial<Entries>) => Object.keys(found) as (keyof Entries)[];

/** Whether no entry differs from what was found, so that both are of one person. */
const isCompletedBy = (found: Partial<Entries>, entries: Entries): boolean =>
  names(found).every((name) => entries[name] === '' || entries[name] === found[name]);

function Filled({ found }: { found: Partial<Entries> }) {
  const count = profileNames.filter((name) => found[name] !== undefined).length;
  if (count === 0) return <Trans>Your profile has no sex, age, height or weight yet.</Trans>;
  if (count < profileNames.length) return <Trans>Filled in what your profile has.</Trans>;
  return <Trans>Filled in from your profile.</Trans>;
}

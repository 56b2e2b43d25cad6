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
import { clearedKey, type Entries, type PersonalName } from '../model/entries.ts';
import { entriesOf, isCompletedBy, isIn, pick } from '../model/profile-entries.ts';
import type { ReadEntries } from '../model/read-entries.ts';
import type { EntriesState } from '../model/useEntries.ts';
import styles from './ProfileAutofill.module.css';

interface Props extends Pick<EntriesState, 'entries' | 'enter'> {
  /** What the calculator asks. */
  names: readonly PersonalName[];
  /** Reads what is known beyond the profile, with the message that confirms it. */
  more?: { read: ReadEntries; filled: ReactNode };
}

/**
 * Fills in sex, age, height and weight from a signed-in person's profile, and what else the app knows: automatically if
 * the entries are empty or the profile's and the person has not cleared them, otherwise on request. Entries of somebody
 * else stay alone.
 */
export function ProfileAutofill({ entries, enter, names, more }: Props) {
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
      if (how === 'by itself' && (isTyping || !isCompletedBy(found, entries) || isIn(found, entries))) return;
      enter({ ...found, ...(found.weight !== undefined && { weightUnit: 'kg' }) });
      track('tools.fill', { fields: countOf(Object.keys(found)) });
    },
  });
  const { mutate } = fill;
  const isFresh = Boolean(user.userToken) && !tabStorage.get(clearedKey);
  const tried = useRef(false);
  useEffect(() => {
    if (!isFresh || tried.current) return;
    tried.current = true;
    mutate('by itself');
  }, [isFresh, mutate]);
  if (!user.userToken) return null;
  const lacks = names.some((name) => entries[name] === '');
  const isFilling = isFresh && lacks && !fill.isSuccess && !fill.isError;
  const byItself = fill.variables === 'by itself';
  // Confirms the values until the person changes one.
  const told = fill.data !== undefined && isIn(pick(fill.data, names), entries);
  return (
    <div className={styles.fill} data-filling={isFilling || undefined}>
      {/* It stays after a press, which must not lose the focus. */}
      {!(byItself && (told || fill.isPending)) && (
        <Button variant="quiet" busy={fill.isPending} onClick={() => mutate('on request')}>
          <Trans>Use my profile</Trans>
        </Button>
      )}
      <p role="status" className={fill.error ? styles.failed : styles.text}>
        {fill.error && (lacks || !byItself) && <FailureText error={fill.error} />}
        {told && <Filled found={fill.data} names={names} all={more?.filled} />}
      </p>
    </div>
  );
}

interface FilledProps {
  found: Partial<Entries>;
  names: readonly PersonalName[];
  /** The message if nothing is missing. @default that the profile had all */
  all: ReactNode;
}

function Filled({ found, names, all }: FilledProps) {
  const known = names.filter((name) => found[name] !== undefined).length;
  if (known === 0) return <Trans>Your profile has none of these values yet.</Trans>;
  if (known < names.length) return <Trans>Filled in what we know.</Trans>;
  return all ?? <Trans>Filled in from your profile.</Trans>;
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { saveFile } from '#lib/save-file.ts';
import { listItems, removeItems } from '#lib/storage/web-storage.ts';
import { track } from '#platform/analytics/analytics.ts';
import { knownConsents } from '#platform/consent/consent-store.ts';
import { clearReads } from '#platform/database/database.ts';
import { source } from '#platform/device/embedder.ts';
import { removePerson } from '#platform/session/end-person.ts';
import { useCopy } from '#platform/share/useCopy.ts';
import { deviceStorage, statisticsKey } from '#platform/storage.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import typography from '#ui/Typography.module.css';
import { deviceKindNames } from '../labels.ts';
import { type DeviceKind, deviceKinds, guestEntries, personsIn } from '../model/guest-data.ts';
import styles from './YourData.module.css';

const storages = ['localStorage', 'sessionStorage'] as const;

const read = () => storages.flatMap((storage) => guestEntries(listItems(storage)));

/** Lists, exports and deletes a guest's data on this device. */
export function DeviceData() {
  const { t, i18n } = useLingui();
  const copy = useCopy();
  const [entries, setEntries] = useState(read);
  // Keeps its value while the dialog closes.
  const [asked, setAsked] = useState<DeviceKind | 'all'>('all');
  const [asking, setAsking] = useState(false);
  const ask = (kind: DeviceKind | 'all') => {
    setAsked(kind);
    setAsking(true);
  };
  const remove = async () => {
    const keys = new Set(entries.filter(({ kind }) => asked === 'all' || kind === asked).map(({ key }) => key));
    for (const storage of storages) removeItems(storage, (key) => keys.has(key));
    if (asked === 'all') {
      deviceStorage.remove(statisticsKey);
      // A browser without a database has no stored pages either.
      await clearReads().catch(() => {});
    }
    track('deviceData.delete');
    await knownConsents();
    setEntries(read());
    setAsking(false);
  };
  const all = Object.fromEntries(entries.map(({ name, value }) => [name, value]));
  const counts = deviceKinds.flatMap((kind) => {
    const count = entries.filter((entry) => entry.kind === kind).length;
    return count > 0 ? [{ kind, count }] : [];
  });
  const name = i18n._(deviceKindNames[asked === 'all' ? 'other' : asked]);
  return (
    <Card padded title={<Trans>On this device</Trans>}>
      <div className={layout.stack3}>
        <p className={typography.soft}>
          {counts.length > 0 ? (
            <Trans>You are not signed in. This is stored on this device alone:</Trans>
          ) : (
            <Trans>You are not signed in, and nothing that you entered as a guest is stored on this device.</Trans>
          )}
        </p>
        {counts.length > 0 && (
          <ul className={layout.plainList}>
            {counts.map(({ kind, count }) => {
              const label = i18n._(deviceKindNames[kind]);
              return (
                <li key={kind} className={styles.kind}>
                  <div>
                    {label}
                    <p className={typography.soft}>
                      <Plural value={count} one="# entry" other="# entries" />
                    </p>
                  </div>
                  <TextButton aria-label={t`Delete: ${label}`} onClick={() => ask(kind)}>
                    <Trans>Delete</Trans>
                  </TextButton>
                </li>
              );
            })}
          </ul>
        )}
        {counts.length > 0 && (
          <>
            {/* The web view of a native app cannot save files. */}
            {source === '' ? (
              <Button variant="quiet" onClick={() => saveFile('device-data.json', all)}>
                <Trans>Save it as a file</Trans>
              </Button>
            ) : (
              <Button variant="quiet" onClick={() => void copy(JSON.stringify(all))}>
                <Trans>Copy it</Trans>
              </Button>
            )}
            <Button variant="quiet" onClick={() => ask('all')}>
              <Trans>Delete everything</Trans>
            </Button>
          </>
        )}
      </div>
      <LeftData />
      <ConfirmDialog
        open={asking}
        title={asked === 'all' ? <Trans>Delete everything on this device?</Trans> : <Trans>Delete: {name}?</Trans>}
        confirm={<Trans>Delete</Trans>}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        {asked === 'all' ? (
          <Trans>
            Everything listed here, your consents above and pages saved for offline use will be removed. There is no
            other copy.
          </Trans>
        ) : (
          <Trans>It is removed from this device. There is no other copy.</Trans>
        )}
      </ConfirmDialog>
    </Card>
  );
}

/**
 * Offers to delete what people who were signed in here have left: closing the tab ends a login without a log-out. It is not
 * deleted unasked, because they may come back, or be signed in in another tab.
 */
function LeftData() {
  const [persons, setPersons] = useState(() => personsIn(listItems('localStorage')));
  const [asking, setAsking] = useState(false);
  if (persons.length === 0) return null;
  const remove = async () => {
    for (const userId of persons) await removePerson({ userId });
    track('deviceData.deleteLeft');
    setPersons([]);
  };
  return (
    <div className={layout.stack3}>
      <p>
        <Trans>
          Somebody signed in here and has not logged out. What they entered, such as searches, drafts or a child’s
          growth record, is still stored on this device.
        </Trans>
      </p>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Trans>Delete what was left</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        title={<Trans>Delete what was left?</Trans>}
        confirm={<Trans>Delete</Trans>}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <Trans>
          What is stored on this device alone has no other copy, and entries that were not sent yet are lost. If it is
          yours, sign in instead.
        </Trans>
      </ConfirmDialog>
    </div>
  );
}

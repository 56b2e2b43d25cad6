import { Trans } from '@lingui/react/macro';
import { saveFile } from '#lib/save-file.ts';
import { UnsentConsents } from '#platform/consent/UnsentConsents.tsx';
import { source } from '#platform/device/embedder.ts';
import { UnsentWarning } from '#platform/outbox/UnsentWarning.tsx';
import { useCopy } from '#platform/share/useCopy.ts';
import { deviceStorage, growthKey } from '#platform/storage.ts';
import { Sentences } from '#ui/Sentences.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { personalKey } from './session.ts';

/** Says before a log-out what it removes for good: entries and decisions that are not sent, and a record that is on this device alone. */
export function DataLossWarning() {
  const copy = useCopy();
  const record = deviceStorage.get(personalKey(growthKey));
  return (
    <>
      <UnsentWarning />
      <UnsentConsents />
      {record !== undefined && (
        <p>
          <Sentences>
            <strong>
              <Trans>Your child’s growth record is on this device alone. If you log out now, it is removed.</Trans>
            </strong>
            {/* A native app's web view saves no files. */}
            {source === '' ? (
              <TextButton onClick={() => saveFile('growth-record.json', record)}>
                <Trans>Save it as a file</Trans>
              </TextButton>
            ) : (
              <TextButton onClick={() => void copy(JSON.stringify(record))}>
                <Trans>Copy it</Trans>
              </TextButton>
            )}
          </Sentences>
        </p>
      )}
    </>
  );
}

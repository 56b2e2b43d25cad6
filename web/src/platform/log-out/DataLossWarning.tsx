import { Trans } from '@lingui/react/macro';
import { saveFile } from '#lib/save-file.ts';
import { UnsentConsents } from '#platform/consent/UnsentConsents.tsx';
import { source } from '#platform/device/embedder.ts';
import { UnsentWarning } from '#platform/outbox/UnsentWarning.tsx';
import { personalKey } from '#platform/session/session.ts';
import { useCopy } from '#platform/share/useCopy.ts';
import { deviceStorage, growthKey } from '#platform/storage.ts';
import { Sentences } from '#ui/Sentences.tsx';
import { TextButton } from '#ui/TextButton.tsx';

/**
 * Warns before a log-out about the data that it deletes: unsent entries and decisions, and the growth record, which is only
 * on this device.
 */
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
            {/* The web view of a native app cannot save files. */}
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

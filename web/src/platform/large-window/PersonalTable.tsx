import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { type ComponentProps, useMemo } from 'react';
import * as v from 'valibot';
import { csvOf, tabbedOf } from '#lib/format/csv.ts';
import { saveText } from '#lib/save-file.ts';
import { useStored } from '#lib/storage/useStored.ts';
import { track } from '#platform/analytics/analytics.ts';
import { source } from '#platform/device/embedder.ts';
import { usePersonalKey } from '#platform/session/usePersonalKey.ts';
import { useCopy } from '#platform/share/useCopy.ts';
import { deviceStorage } from '#platform/storage.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { TextButton } from '#ui/TextButton.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';

type TableProps<Row> = ComponentProps<typeof DataTable<Row>>;

interface Props<Row> extends Omit<TableProps<Row>, 'hidden' | 'onHiddenChange' | 'tools'> {
  /** Identifies the table: the columns of each are chosen separately. Also the name of its file. */
  name: string;
  /** Ids of the columns that are not shown until the person chooses them. */
  hiddenAtFirst?: readonly string[];
}

const Ids = v.array(v.pipe(v.string(), v.maxLength(64)));

/** A table whose chosen columns stay on the device, and whose rows can be copied and saved. */
export function PersonalTable<Row>({ name, hiddenAtFirst, ...table }: Props<Row>) {
  const { t } = useLingui();
  const copy = useCopy();
  const read = useMemo(
    () => (stored: unknown) => {
      const ids = v.safeParse(Ids, stored);
      return ids.success ? ids.output : [...(hiddenAtFirst ?? [])];
    },
    [hiddenAtFirst],
  );
  const [hidden, changeHidden] = useStored(deviceStorage, usePersonalKey('tables.hidden', name), read);
  return (
    <DataTable
      {...table}
      hidden={hidden}
      onHiddenChange={(next) => changeHidden(() => next)}
      tools={(shown) => (
        <>
          <TextButton
            onClick={() => {
              const { head, rows } = shown();
              track('table.copy');
              void copy(tabbedOf(head, rows)).then((copied) => copied || showToast(t`It could not be copied.`));
            }}
          >
            <Copy aria-hidden="true" size="1.8rem" />
            <Trans>Copy</Trans>
          </TextButton>
          {/* The web view of a native app cannot save files. */}
          {source === '' && (
            <TextButton
              onClick={() => {
                const { head, rows } = shown();
                track('table.save');
                saveText(`${name}.csv`, csvOf(head, rows), 'text/csv');
              }}
            >
              <Download aria-hidden="true" size="1.8rem" />
              <Trans>Save as CSV</Trans>
            </TextButton>
          )}
        </>
      )}
    />
  );
}

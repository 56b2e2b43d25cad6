import type { MirrorRecord } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { LinkRow } from '#ui/Row.tsx';
import { OpenDetailContext } from '#ui/shell-context.ts';
import typography from '#ui/Typography.module.css';
import { failTexts, unknownReason } from '../labels.ts';
import { timeOf } from '../model/measure-change.ts';
import styles from './Mirror.module.css';

/** A record in the list, without its pictures; marked if it is one of the two in an open comparison. */
export function MirrorRecordRow({ record }: { record: MirrorRecord }) {
  const detail = useContext(OpenDetailContext);
  const opened = new URLSearchParams(detail?.split('?')[1]);
  return (
    <LinkRow
      href={pathTo('/ai-mirror/detail', { recordId: record.recordId })}
      current={opened.has('with') && [...opened.values()].includes(record.recordId)}
      title={<RecordTitle record={record} />}
      detail={<RecordDetail record={record} />}
    />
  );
}

interface PickProps {
  record: MirrorRecord;
  chosen: boolean;
  onToggle: () => void;
}

/** A selectable record for the comparison. Only measured records can be chosen. */
export function PickRow({ record, chosen, onToggle }: PickProps) {
  const texts = (
    <span>
      <RecordTitle record={record} />
      <span className={typography.note}>
        <RecordDetail record={record} />
      </span>
    </span>
  );
  if (record.status !== 'ready') return <div className={styles.pick}>{texts}</div>;
  return (
    <label className={styles.pick} data-chosen={chosen}>
      <input type="checkbox" checked={chosen} onChange={onToggle} />
      {texts}
    </label>
  );
}

function RecordTitle({ record }: { record: MirrorRecord }) {
  const format = useFormat();
  const text = format.date(timeOf(record), 'moment');
  return <span className={record.status === 'failed' ? styles.failed : undefined}>{text}</span>;
}

function RecordDetail({ record }: { record: MirrorRecord }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { status, failReason, waist, weight, deviceName } = record;
  if (status === 'failed') {
    const known = Object.entries(failTexts).find(([key]) => key === failReason);
    return i18n._((known?.[1] ?? unknownReason).reason);
  }
  if (status !== 'ready') return <Trans>Being measured</Trans>;
  const girth = format.number(waist, { decimals: 1 });
  const kilograms = format.weight(weight);
  return (
    <>
      <Trans>
        Waist {girth} cm · {kilograms} kg
      </Trans>
      {' · '}
      <ServerText text={deviceName} />
    </>
  );
}

import type { LogisticsInfo } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { entryOf } from '#lib/open-value.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import layout from '#ui/Layout.module.css';
import { Timeline } from '#ui/steps/Timeline.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import typography from '#ui/Typography.module.css';
import { carrierNames, parcelStatusNames } from '../labels.ts';
import { CopyText } from './CopyText.tsx';
import styles from './ParcelView.module.css';

/**
 * Shows the position of a parcel: its status, the carrier's latest note and its number to copy. A tap shows all notes.
 * @param withArrival whether it names the day of arrival, because nothing beside it does
 */
export function ParcelView({ parcel, withArrival = false }: { parcel: LogisticsInfo; withArrival?: boolean }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const [all, setAll] = useState(false);
  const traces = parcel.traces ?? [];
  const count = traces.length;
  const shown = all ? traces : traces.slice(0, 1);
  const arrival = format.date(parcel.estimatedArrival, 'weekday');
  const carrier = entryOf(carrierNames, parcel.company) ?? carrierNames.other;
  const { carrierPhone } = parcel;
  const status = parcelStatusNames[parcel.status];
  return (
    <div className={layout.column3}>
      {/* The title of the newest note usually says it. */}
      {traces[0]?.status !== parcel.status && (
        <p className={parcel.status === 'problem' ? `${styles.status} ${styles.problem}` : styles.status}>
          {status ? i18n._(status) : '—'}
        </p>
      )}
      {withArrival && parcel.estimatedArrival && (
        <p>
          <Trans>The carrier expects to deliver it on {arrival}.</Trans>
        </p>
      )}
      {count === 0 ? (
        <p className={typography.soft}>
          <Trans>The carrier has not noted anything yet.</Trans>
        </p>
      ) : (
        <Timeline
          label={t`Tracking`}
          tone={parcel.status === 'problem' ? 'poor' : 'good'}
          entries={shown.map(({ at, status, text }, index) => ({
            key: `${at} ${index}`,
            title: parcelStatusNames[status] ? i18n._(parcelStatusNames[status]) : '—',
            at,
            text: <ServerText text={text} />,
          }))}
        />
      )}
      {count > 1 && (
        <TextButton className={styles.all} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? <Trans>Show the latest only</Trans> : <Trans>Show all {count} updates</Trans>}
        </TextButton>
      )}
      <p className={styles.carrier}>
        <span>{i18n._(carrier)}</span>
        {parcel.trackingNumber ? <CopyText text={parcel.trackingNumber} label={t`Copy the parcel’s number`} /> : '—'}
      </p>
      {carrierPhone && (
        <a className={`${typography.link} ${styles.call}`} href={`tel:${carrierPhone}`}>
          <Trans>Call the carrier: {carrierPhone}</Trans>
        </a>
      )}
    </div>
  );
}

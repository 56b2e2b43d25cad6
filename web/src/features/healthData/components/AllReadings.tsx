import type { HealthDataDetail } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DeletionRequestButton } from '#domains/deletion/components/DeletionRequestButton.tsx';
import { decimalsOf } from '#domains/health/model/decimals.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { forLargeWindow } from '#platform/large-window/forLargeWindow.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import layout from '#ui/Layout.module.css';
import { rowWithMenu } from '#ui/overlay/row-actions.ts';
import typography from '#ui/Typography.module.css';
import { unitText } from '#ui/units/unit-text.ts';
import { seriesNames, sourceName } from '../labels.ts';
import { readingsByTime } from '../model/chart.ts';
import styles from './AllReadings.module.css';

interface ReadingsProps {
  detail: HealthDataDetail;
}

const Readings = forLargeWindow<ReadingsProps>({
  load: async () => (await import('../deferred/ReadingTable.tsx')).ReadingTable,
  Phone: ReadingRows,
  skeleton: <Skeleton rows={3} />,
});

/** The readings of a week or a month, newest first, each with the way to have it deleted. */
export function AllReadings({ detail }: ReadingsProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={layout.above3}>
      <Disclosure variant="part" title={<Trans>All values</Trans>} onToggle={setOpen}>
        {open && <Readings detail={detail} />}
      </Disclosure>
    </div>
  );
}

function ReadingRows({ detail: { healthDataType, series } }: ReadingsProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const unit = series[0]?.unit ?? '';
  const decimals = decimalsOf(unit);
  return (
    <ul className={styles.readings}>
      {readingsByTime(series).map(({ measuredAt, source, values }) => {
        const name = sourceName(healthDataType, source);
        const at = format.date(measuredAt, 'moment');
        const amount = values.map(({ value }) => format.number(value, { decimals })).join('/');
        // A measurement of all series has their order, as a blood pressure; one of a single series has its name.
        const of = values.length < series.length ? values[0]?.code : undefined;
        return (
          <li key={measuredAt} {...rowWithMenu}>
            <div>
              <strong className={typography.figures}>
                {of && `${i18n._(seriesNames[of] ?? { id: of })} `}
                {amount} {unitText(i18n, unit)}
              </strong>
              <p className={typography.note}>
                {at}
                {name && ` · ${i18n._(name)}`}
              </p>
            </div>
            <DeletionRequestButton kind="reading" recordId={`${healthDataType} ${measuredAt}`} of={at} />
          </li>
        );
      })}
    </ul>
  );
}

import type { HealthDataDetail } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { DeletionRequestButton } from '#domains/deletion/components/DeletionRequestButton.tsx';
import { decimalsOf } from '#domains/health/model/decimals.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { instantOf } from '#lib/time/instants.ts';
import { PersonalTable } from '#platform/large-window/PersonalTable.tsx';
import type { TableColumn } from '#ui/table/columns.ts';
import type { TableSort } from '#ui/table/sort-rows.ts';
import { unitText } from '#ui/units/unit-text.ts';
import { seriesNames, sourceName } from '../labels.ts';
import { type Measurement, readingsByTime } from '../model/chart.ts';
import styles from './ReadingTable.module.css';

/** The readings of a week or a month as a table, for large windows. A row opens the way to have it deleted. */
export function ReadingTable({ detail: { healthDataType, series } }: { detail: HealthDataDetail }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const [sort, setSort] = useState<TableSort>();
  const rows = useMemo(() => readingsByTime(series), [series]);
  const timeOf = ({ measuredAt }: Measurement) => format.date(measuredAt, 'moment');
  const columns: TableColumn<Measurement>[] = [
    {
      id: 'time',
      name: t`Time`,
      value: ({ measuredAt }) => measuredAt,
      rank: ({ measuredAt }) => instantOf(measuredAt),
      cell: timeOf,
    },
    ...series.map(({ code, unit }): TableColumn<Measurement> => {
      const valueIn = ({ values }: Measurement) => values.find((one) => one.code === code)?.value;
      return {
        id: code,
        name: i18n._(seriesNames[code] ?? { id: code }),
        unit: unitText(i18n, unit),
        numeric: true,
        value: valueIn,
        cell: (row) => format.number(valueIn(row), { decimals: decimalsOf(unit) }),
      };
    }),
    {
      id: 'source',
      name: t`Source`,
      value: ({ source }) => {
        const name = sourceName(healthDataType, source);
        return name && i18n._(name);
      },
    },
  ];
  return (
    <PersonalTable
      name={`readings-${healthDataType}`}
      label={t`All values`}
      isPart
      rows={rows}
      keyOf={({ measuredAt }) => measuredAt}
      columns={columns}
      sorting={{ sort, onSort: setSort }}
      detail={(row) => (
        <div className={styles.detail}>
          <DeletionRequestButton kind="reading" recordId={`${healthDataType} ${row.measuredAt}`} of={timeOf(row)} />
        </div>
      )}
    />
  );
}

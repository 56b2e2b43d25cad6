import type { MirrorResult } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { AiMark } from '#ui/AiMark.tsx';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { FactList } from '#ui/FactList.tsx';
import layout from '#ui/Layout.module.css';
import { Tabs } from '#ui/Tabs.tsx';
import typography from '#ui/Typography.module.css';
import { reachOf } from '../model/change-span.ts';
import { changedGirths, changeOf, changesOf, measureOf, timeOf } from '../model/measure-change.ts';
import type { Side } from './BodyOutline.tsx';
import { BodyView } from './BodyView.tsx';
import { ChangeAxis } from './ChangeLine.tsx';
import { ChangeText, MeasureLine, useMeasureName } from './MeasureLine.tsx';
import styles from './Mirror.module.css';

interface Props {
  record: MirrorResult;
  /** An earlier record to compare with. */
  before?: MirrorResult;
  /** Whether other people see this view. @default false */
  shared?: boolean;
  reload: () => Promise<unknown>;
}

/** The measures of a record: girths first, then the two views. */
export function MeasureLists({ record, before, shared = false, reload }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const [side, setSide] = useState<Side>('front');
  const height = format.number(record.height);
  const weight = format.weight(record.weight);
  const nameOf = useMeasureName();
  const changes = changedGirths(record, before);
  const changed = format.labels(changes.map(nameOf));
  const [only] = changes.length === 1 ? changes : [];
  const measure = only && measureOf(record.girths, only);
  const earlier = only && measureOf(before?.girths, only);
  // What changed comes first.
  const girths = [...record.girths].sort(
    (one, other) => Number(changes.includes(other.code)) - Number(changes.includes(one.code)),
  );
  const reach = reachOf(changesOf(record.girths, before?.girths, 'cm'));
  return (
    <MainAndAside
      main={
        <>
          {before ? (
            <Card padded>
              <h2 className={styles.title}>
                {measure && earlier ? (
                  <Trans>
                    {changed}: <ChangeText change={changeOf(earlier, measure)} unit={measure.unit} />
                  </Trans>
                ) : changed ? (
                  <Trans>Changed: {changed}</Trans>
                ) : (
                  <Trans>No measurable change</Trans>
                )}
              </h2>
              <p>
                <Between from={timeOf(before)} to={timeOf(record)} />
              </p>
              <p className={typography.note}>
                <Trans>Only a change larger than the measuring error counts: its bar does not reach the 0.</Trans>
              </p>
            </Card>
          ) : (
            <Card padded>
              <h2 className={styles.title}>{format.date(timeOf(record), 'moment')}</h2>
              <ServerText as="p" className={typography.note} text={record.deviceName} />
              <FactList
                facts={[
                  { name: <Trans context="body">Height</Trans>, value: t`${height} cm` },
                  { name: <Trans>Weight</Trans>, value: t`${weight} kg` },
                ]}
              />
            </Card>
          )}
          <Card padded title={<Trans>Body measurements</Trans>}>
            {before && <ChangeAxis />}
            <ul className={layout.stack4}>
              {girths.map((measure) => (
                <li key={measure.code}>
                  <MeasureLine measure={measure} before={measureOf(before?.girths, measure.code)} reach={reach} />
                </li>
              ))}
            </ul>
          </Card>
        </>
      }
      aside={
        <>
          <Card padded>
            <Tabs
              label={t`View`}
              value={side}
              onChange={setSide}
              tabs={[
                { value: 'front', label: t`Front` },
                { value: 'side', label: t`Side` },
              ]}
            >
              <BodyView key={side} side={side} record={record} before={before} shared={shared} reload={reload} />
            </Tabs>
          </Card>
          <AiMark at={record.generatedAt}>
            <Trans>If a measure is wrong, measure again at a mirror.</Trans>
          </AiMark>
          <p className={typography.note}>
            <Trans>
              Measures from pictures are never exact: the true value lies within ± the margin nineteen times out of
              twenty. For information only, not a diagnosis.
            </Trans>
          </p>
        </>
      }
    />
  );
}

function Between({ from, to }: { from: string; to: string }) {
  const format = useFormat();
  const [earlier, later] = [from, to].map((at) => format.date(at, 'short'));
  return (
    <Trans>
      {earlier} and {later}
    </Trans>
  );
}

import type { MirrorResult } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { reachOf } from '../model/change-span.ts';
import { changesOf, measureOf, timeOf } from '../model/measure-change.ts';
import { BodyOutline, type Side } from './BodyOutline.tsx';
import { BodyPictures } from './BodyPictures.tsx';
import { MeasureLine } from './MeasureLine.tsx';
import styles from './Mirror.module.css';

interface Props {
  side: Side;
  record: MirrorResult;
  /** An earlier record to compare with. */
  before?: MirrorResult | undefined;
  /** Whether other people see this view. */
  shared: boolean;
  reload: () => Promise<unknown>;
}

/** Shows one view of the body: the outline with numbered lines, the measures, and for its owner the picture. */
export function BodyView({ side, record, before, shared, reload }: Props) {
  const measures = record[side]?.measures ?? [];
  const earlier = before?.[side]?.measures;
  const pictures = [...(before ? [before] : []), record].flatMap((one) => {
    const url = one[side]?.picture;
    return url ? [{ url, takenAt: timeOf(one) }] : [];
  });
  return (
    <div className={layout.stack4}>
      <div className={styles.view}>
        <BodyOutline side={side} codes={measures.map(({ code }) => code)} />
        <ol className={layout.stack4}>
          {measures.map((measure, index) => (
            <li key={measure.code}>
              <MeasureLine
                number={index + 1}
                measure={measure}
                before={measureOf(earlier, measure.code)}
                reach={reachOf(changesOf(measures, earlier, measure.unit))}
              />
            </li>
          ))}
        </ol>
      </div>
      {pictures.length > 0 && <BodyPictures pictures={pictures} reload={reload} />}
      {!shared && pictures.length === 0 && (
        <p className={typography.note}>
          <Trans>The picture is deleted 30 days after it was taken, or when you withdraw your consent.</Trans>
        </p>
      )}
      {shared && (
        <p className={typography.note}>
          <Trans>Pictures are never shared.</Trans>
        </p>
      )}
    </div>
  );
}

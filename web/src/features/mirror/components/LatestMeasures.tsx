import type { MirrorMeasureCode, MirrorRecord, MirrorResult } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { queries } from '#platform/client.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { AiMark } from '#ui/AiMark.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import layout from '#ui/Layout.module.css';
import { Sentences } from '#ui/Sentences.tsx';
import typography from '#ui/Typography.module.css';
import { changeOf, measureOf, timeOf } from '../model/measure-change.ts';
import { ChangeText, useMeasureName } from './MeasureLine.tsx';
import styles from './Mirror.module.css';

const codes: MirrorMeasureCode[] = ['waist', 'hip'];

/**
 * Shows waist and hip of the latest record, and their change since the previous one.
 * @param previous the previous record, if there is one
 */
export function LatestMeasures({ latest, previous }: { latest: MirrorResult; previous: MirrorRecord | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useMeasureName();
  // The change is an extra of the latest record.
  const before = useOptionalQuery({
    ...queries.mirror.result({ recordId: previous?.recordId ?? '' }),
    enabled: previous !== undefined,
    gcTime: 0,
  });
  const since = previous && format.date(timeOf(previous), 'short');
  return (
    <Card padded>
      <div className={layout.stack4}>
        <div>
          <h2 className={styles.title}>{format.date(timeOf(latest), 'moment')}</h2>
          <ServerText as="p" className={typography.note} text={latest.deviceName} />
        </div>
        <ul className={styles.figures}>
          {codes.map((code) => {
            const measure = measureOf(latest.girths, code);
            const earlier = measureOf(before.data?.girths, code);
            const margin = format.number(measure?.margin, { decimals: 1 });
            return (
              <li key={code}>
                <p>{nameOf(code)}</p>
                <KeyFigure>
                  {format.number(measure?.value, { decimals: 1 })} <small>{t`cm`}</small>
                </KeyFigure>
                <p className={typography.note}>
                  <Trans>± {margin} cm</Trans>
                </p>
                {measure && earlier && (
                  <p className={typography.note}>
                    <Sentences>
                      <Trans>Since {since}:</Trans>
                      <ChangeText change={changeOf(earlier, measure)} unit="cm" />
                    </Sentences>
                  </p>
                )}
                {before.isFetching && !before.data && <p className={styles.change} aria-hidden="true" />}
              </li>
            );
          })}
        </ul>
        <AiMark at={latest.generatedAt} />
        <ButtonLink variant="quiet" href={pathTo('/ai-mirror/detail', { recordId: latest.recordId })}>
          <Trans>All measures</Trans>
        </ButtonLink>
      </div>
    </Card>
  );
}

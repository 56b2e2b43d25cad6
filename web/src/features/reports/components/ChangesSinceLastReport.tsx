import type { DeepReport } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { findingLevel, findingTitles } from '#domains/food/labels.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { queries } from '#platform/client.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { changedFindings, reportBefore } from '../model/changed-findings.ts';
import { useSeenReports } from '../model/useSeenReports.ts';
import styles from './Week.module.css';

/**
 * Shows the changes since the last report that the person has seen. Renders nothing if there is none or if it fails to
 * load.
 */
export function ChangesSinceLastReport({ date, deep }: { date: string; deep: DeepReport }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const mayScore = usePermit('score') !== undefined;
  const { days, add } = useSeenReports();
  useEffect(() => add(date), [add, date]);
  const { data } = useOptionalQuery(queries.analysis.reportDetail({ type: 'deep', date: reportBefore(days, date) }));
  if (!data?.deep) return null;
  const from = format.date(data.from, 'short');
  const to = format.date(data.to, 'short');
  const changed = changedFindings(data.deep.sections, deep.sections);
  const gain = deep.score === null || data.deep.score === null ? undefined : deep.score - data.deep.score;
  const [before, now, by] = [data.deep.score, deep.score, gain && Math.abs(gain)].map((score) =>
    format.number(score, { atMost: 0 }),
  );
  return (
    <Card
      padded
      title={
        <Trans>
          Since the report of {from} – {to}
        </Trans>
      }
    >
      <div className={layout.stack4}>
        {mayScore && gain !== undefined && (
          <p>
            {gain > 0 ? (
              <Trans>
                Score {before} then, {now} now: {by} more.
              </Trans>
            ) : gain < 0 ? (
              <Trans>
                Score {before} then, {now} now: {by} less.
              </Trans>
            ) : (
              <Trans>The score is {now} as before.</Trans>
            )}
          </p>
        )}
        {changed.length === 0 ? (
          <p className={typography.soft}>
            <Trans>All findings are the same as before.</Trans>
          </p>
        ) : (
          <ul className={styles.changes}>
            {changed.map(({ code, before: was, now: is, better }) => {
              const title = i18n._(labelOf(findingTitles, code));
              const [wasWord, isWord] = [was, is].map((level) => i18n._(findingLevel(level).word));
              return (
                <li key={code}>
                  <span>
                    <Trans>
                      {title}: {wasWord} → {isWord}
                    </Trans>
                  </span>
                  <Badge tone={better ? 'good' : 'fair'}>{better ? <Trans>Better</Trans> : <Trans>Worse</Trans>}</Badge>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Card>
  );
}

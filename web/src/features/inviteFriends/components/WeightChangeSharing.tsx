import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PaceText } from '#domains/health/components/PaceNote.tsx';
import type { Pace } from '#domains/health/model/weight-pace.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useToday } from '#lib/time/clock.ts';
import { addDays, dayNumber } from '#lib/time/days.ts';
import { track } from '#platform/analytics/analytics.ts';
import { PosterSheet } from '#platform/poster/PosterSheet.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { logShare } from '#platform/share/share-log.ts';
import { useShare } from '#platform/share/useShare.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { Chips } from '#ui/form/Chips.tsx';
import { LinkToCopy } from '#ui/form/LinkToCopy.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import layout from '#ui/Layout.module.css';
import type { PosterChart } from '#ui/poster/poster.ts';
import { Sentences } from '#ui/Sentences.tsx';
import { type ChangeUnit, formatChange } from '../model/format-change.ts';
import { curveOf, rowsOfDays, type WeightChange, type WeightPoint } from '../model/weight-change.ts';
import styles from './WeightChange.module.css';

interface Props {
  change: WeightChange;
  /** The current pace, whatever the period. */
  pace: Pace | undefined;
  /** Whether a loss is good for the person, and planned. */
  eligible: boolean;
}

/**
 * Shares the person's change as a picture or a link. Both show only the change; the picture includes the weight on request.
 * Without a loss, after too fast a loss, and for a person who should not lose weight or did not mean to, the picture shows the recorded days
 * instead, and never the weight.
 */
export function WeightChangeSharing({ change, pace, eligible }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { user } = useSession();
  const [by, setBy] = useState<ChangeUnit>('percent');
  const [withWeight, setWithWeight] = useState(false);
  const [open, setOpen] = useState(false);
  const { share, link, hideLink } = useShare();
  const today = useToday();
  const { days, latest } = change;
  const [recorded, total] = [change.recorded.filter(Boolean).length, change.recorded.length];
  const value = by === 'kg' ? change.kg : change.percent;
  const lost = value < 0 && !change.fast && eligible;
  const weight = format.weight(latest);
  const title = lost ? formatChange(format, value, by) : t`${recorded} of ${total} days recorded`;
  const said = lost
    ? [
        i18n._(msg`${plural(days, { one: 'in # day', other: 'in # days' })}`),
        // Omitted after a fast loss in recent weeks, even if the average is slow.
        ...(pace?.fast ? [] : [t`Steadily, not fast`]),
      ]
    : [];
  const lines = [...said, ...(lost && withWeight ? [t`Weight now: ${weight} kg`] : [])];
  const day = (point: WeightPoint | undefined) => format.date(point?.date, 'short');
  const { points } = change;
  const rows = rowsOfDays(change.recorded);
  // The curve of a loss does not reveal the weight. Any other change has no curve, which would look like praise.
  const chart: PosterChart = lost
    ? {
        kind: 'curve',
        points: points.map(({ date, value }) => ({ x: dayNumber(date), y: value })),
        start: day(points[0]),
        end: day(points[points.length - 1]),
      }
    : { kind: 'days', rows };
  const path = lost
    ? pathTo('/food-app/share/weight', { userName: user.userName, change: value, days, by })
    : pathTo('/food-app/share/introduce', { userName: user.userName });
  const url = new URL(path, location.href).href;
  const passedOn = (way: 'picture' | 'link') => {
    track('weight.share', { way });
    const { userId } = user;
    logShare({ type: 'weight', action: 'share', ...(userId && { userId }) });
  };
  const shareLink = async () => {
    const outcome = await share({ title, description: said.join(' · '), url });
    if (outcome === 'shared' || outcome === 'prepared' || outcome === 'copied') passedOn('link');
  };
  return (
    <>
      <MainAndAside
        main={
          <>
            <section className={styles.poster} aria-label={t`In the picture`}>
              {lost && (
                <svg className={styles.curve} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                  <polyline points={curveOf(change.points)} />
                </svg>
              )}
              {lost ? <KeyFigure size="hero">{title}</KeyFigure> : <p className={styles.recorded}>{title}</p>}
              {!lost && (
                <div
                  className={styles.days}
                  style={{ gridTemplateColumns: `repeat(${rows[0]?.length}, minmax(0, 3.2rem))` }}
                  aria-hidden="true"
                >
                  {change.recorded.map((isRecorded, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the dots of days have no state
                    <span key={index} className={isRecorded ? styles.on : styles.off} />
                  ))}
                </div>
              )}
              {!lost && (
                <p className={styles.ends}>
                  <span>{format.date(addDays(today, 1 - total), 'short')}</span>
                  <span>
                    <Trans>Today</Trans>
                  </span>
                </p>
              )}
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </section>
            {change.fast && (
              <Card padded>
                <p role="note">
                  <Sentences>
                    {pace?.fast ? (
                      <PaceText pace={pace} />
                    ) : (
                      <Trans>You lost more than 1% of your weight a week, or more than 1 kg.</Trans>
                    )}
                    <Trans>
                      Slower is safer (NICE NG246, 2025). The picture shows the days that you recorded instead.
                    </Trans>
                  </Sentences>
                </p>
              </Card>
            )}
            {value >= 0 && (
              <Card padded>
                <p role="note">
                  <Trans>
                    Your weight held steady or rose. That is normal. The picture shows the days that you recorded
                    instead.
                  </Trans>
                </p>
              </Card>
            )}
          </>
        }
        aside={
          <>
            {lost && (
              <Card padded>
                <div className={layout.column3}>
                  <Chips
                    label={t`Shown as`}
                    showLabel
                    value={by}
                    onChange={setBy}
                    options={[
                      { value: 'percent', label: t`Percent` },
                      { value: 'kg', label: t`Kilograms` },
                    ]}
                  />
                  <Switch
                    label={<Trans>Show my weight in the picture</Trans>}
                    checked={withWeight}
                    onChange={setWithWeight}
                  />
                  <p className={styles.soft}>
                    <Trans>The link and the code never include your weight.</Trans>
                  </p>
                </div>
              </Card>
            )}
            <Button fullWidth onClick={() => setOpen(true)}>
              <Trans>Create picture</Trans>
            </Button>
            <Button variant="quiet" fullWidth onClick={() => void shareLink()}>
              <Trans>Share as a link</Trans>
            </Button>
            {link && <LinkToCopy link={link} onClose={hideLink} />}
          </>
        }
      />
      <PosterSheet
        open={open}
        onClose={() => setOpen(false)}
        label={lost ? t`My weight change` : t`My recorded days`}
        fileName="my-weight-change.png"
        poster={() => ({ title, lines, chart, qrText: url })}
        onDone={() => passedOn('picture')}
      />
    </>
  );
}

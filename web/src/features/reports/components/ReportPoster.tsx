import type { Macros, ReportDetail } from '@health-app/sdk';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { knownOf } from '#lib/open-value.ts';
import { track } from '#platform/analytics/analytics.ts';
import { useSession } from '#platform/session/session.ts';
import { introductionUrl, logShare } from '#platform/share/share-log.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { Film } from '#ui/film/film.ts';
import type { PosterChart } from '#ui/poster/poster.ts';

const HealthPoster = lazy(async () => ({
  default: (await import('#platform/poster/HealthPoster.tsx')).HealthPoster,
}));

interface Props {
  report: ReportDetail;
  title: string;
  completeDays: number;
  average: Macros;
  chart?: PosterChart;
  /** The days of the film, if there is one, and the target as in `Film`. */
  film?: Pick<Film, 'days' | 'target'>;
  /** Scores and findings, which the picture contains only if the person enables them. */
  notes: readonly string[];
}

/** Shares a report as a picture: its days and averages, and its assessment only on request. */
export function ReportPoster({ report, title, completeDays, average, chart, film, notes }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const [from, to] = [report.from, report.to].map((day) => format.date(day, 'short'));
  const kcal = format.energy(average.energy);
  const [protein, fat, carbohydrate] = [average.protein, average.fat, average.carbohydrate].map((grams) =>
    format.grams(grams),
  );
  const period = t`${from} – ${to}`;
  const plain = [
    period,
    t`${plural(completeDays, { one: 'From # complete day', other: 'From # complete days' })}`,
    t`${kcal} kcal a day`,
    t`Protein ${protein} g · Fat ${fat} g · Carbohydrate ${carbohydrate} g`,
  ];
  return (
    <>
      <Button variant="quiet" fullWidth aria-expanded={open} onClick={() => setOpen(!open)}>
        {film ? <Trans>Share as a picture or a film</Trans> : <Trans>Share as a picture</Trans>}
      </Button>
      {open && (
        <Suspense fallback={<Skeleton rows={1} height="20rem" />}>
          <HealthPoster
            title={title}
            label={title}
            fileName={`${report.type}-report.png`}
            linesOf={(withHealthNotes) => (withHealthNotes ? [...plain, ...notes] : plain)}
            chart={chart}
            film={
              film && ((lines) => ({ ...film, title, period, lines: lines.slice(1), generatedAt: report.generatedAt }))
            }
            notes={
              <Trans>
                The score and the findings say something about your health. The picture leaves them out unless you
                switch this on.
              </Trans>
            }
            // Other people cannot open a private report, so the code links to the app.
            qrText={introductionUrl({ userId: user.userId })}
            generatedAt={report.generatedAt}
            onDone={(withHealthNotes) => {
              track('report.share', {
                type: knownOf(['week', 'deep'] as const, report.type) ?? 'other',
                withHealthNotes,
              });
              logShare({ type: 'introduce', action: 'share', userId: user.userId });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

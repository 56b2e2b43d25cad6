import type { MedicationHistoryDay } from '@health-app/sdk';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { amountOf } from '#domains/health/model/dose-text.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { addDays, type Day } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { platform } from '#platform/device/embedder.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { PosterSheet } from '#platform/poster/PosterSheet.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Chips } from '#ui/form/Chips.tsx';
import layout from '#ui/Layout.module.css';
import type { Poster } from '#ui/poster/poster.ts';
import typography from '#ui/Typography.module.css';
import { DoseStatus } from '../components/DoseStatus.tsx';
import { MedicineList } from '../components/MedicineList.tsx';
import { asNeededUsesOf, medicinesOf, omittedOf } from '../model/medication-history.ts';
import { AsNeededUses } from './AsNeededUses.tsx';
import styles from './DoctorSummary.module.css';

interface Props {
  /** Length of the period that ends today: 30 or 90. */
  days: number;
  today: Day;
  onChange: (days: number) => void;
}

/** The record of a period on one page, to print or to share with a doctor. */
export function DoctorSummary({ days, today, onChange }: Props) {
  const format = useFormat();
  const from = addDays(today, 1 - days);
  const query = useQuery(queries.medication.historyList({ pageNum: 1, pageSize: days, from, to: today }));
  const first = format.date(from, 'medium');
  const last = format.date(today, 'medium');
  return (
    <div className={layout.column4}>
      <div className={layout.wrap3}>
        <Chips
          label={<Trans>Period</Trans>}
          value={days}
          options={[
            { value: 30, label: <Trans>30 days</Trans> },
            { value: 90, label: <Trans>90 days</Trans> },
          ]}
          onChange={onChange}
        />
      </div>
      <h2 className={typography.lead}>
        <Trans>
          Medication from {first} to {last}
        </Trans>
      </h2>
      <QueryView query={query} skeleton={<Skeleton rows={3} height="24rem" />}>
        {({ list }) => <Page days={list} today={today} period={`${first} – ${last}`} />}
      </QueryView>
    </div>
  );
}

function Page({ days, today, period }: { days: MedicationHistoryDay[]; today: Day; period: string }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const [sharing, setSharing] = useState(false);
  const medicines = medicinesOf(days, today);
  const asNeeded = asNeededUsesOf(days);
  const omitted = omittedOf(days);
  const poster = (): Poster => ({
    title: t`Medication record`,
    lines: [
      period,
      ...medicines.map(({ medicineName, dose, doseUnit, adherence: { percent, taken, due } }) => {
        const share = format.percent(percent);
        const amount = i18n._(amountOf(dose, doseUnit));
        return t`${medicineName}, ${amount}: ${share}, ${taken} of ${due} doses taken`;
      }),
      ...asNeeded.map(({ medicineName, dose, doseUnit, count, most }) => {
        const amount = i18n._(amountOf(dose, doseUnit));
        return t`${medicineName}, ${amount}: taken ${plural(count, { one: '# time', other: '# times' })} when needed, at most ${most} on one day`;
      }),
    ],
  });
  return (
    <>
      <MedicineList medicines={medicines} />
      <AsNeededUses uses={asNeeded} />
      <section>
        <h3 className={typography.softHeading}>
          <Trans>Doses not taken</Trans>
        </h3>
        <Card padded>
          {omitted.length === 0 && <Trans>None</Trans>}
          <ul className={styles.omitted}>
            {omitted.map(({ date, dose }) => (
              <li key={`${date} ${dose.reminderId} ${dose.time}`}>
                <span>
                  {format.date(date, 'medium')}, {format.time(dose.time)}{' '}
                  <ServerText as="bdi" text={dose.medicineName} />
                </span>
                <DoseStatus state={dose.status === 'missed' ? 'missed' : 'skipped'} />
              </li>
            ))}
          </ul>
        </Card>
      </section>
      <p className={typography.note}>
        <Trans>Entered by the patient in the app. Times are those of the answers.</Trans>
      </p>
      <div className={layout.wrap3}>
        {platform === 'browser' && (
          <Button variant="quiet" onClick={() => window.print()}>
            <Printer aria-hidden="true" size="1.8rem" />
            <Trans>Print</Trans>
          </Button>
        )}
        <Button onClick={() => setSharing(true)}>
          <Share2 aria-hidden="true" size="1.8rem" />
          <Trans>Share as a picture</Trans>
        </Button>
      </div>
      <PosterSheet
        open={sharing}
        onClose={() => setSharing(false)}
        label={t`Medication record`}
        poster={poster}
        fileName="medication-record.png"
      />
    </>
  );
}

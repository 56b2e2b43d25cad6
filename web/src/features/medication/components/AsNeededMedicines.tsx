import type { MedicationReminder } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useNow, useToday } from '#lib/time/clock.ts';
import { Card } from '#ui/Card.tsx';
import { Rows } from '#ui/list/Rows.tsx';
import typography from '#ui/Typography.module.css';
import { asNeededMedicines } from '../model/as-needed.ts';
import { AsNeededRow } from './AsNeededRow.tsx';

/** Lists the medicines that are taken as needed. Renders nothing without any. */
export function AsNeededMedicines({ reminders }: { reminders: readonly MedicationReminder[] }) {
  const medicines = asNeededMedicines(reminders, useNow(), useToday());
  if (medicines.length === 0) return null;
  return (
    <section>
      <h2 className={typography.softHeading}>
        <Trans>As needed</Trans>
      </h2>
      <Card>
        <ul>
          <Rows items={medicines} keyOf={({ reminder }) => reminder.reminderId} listItems>
            {(medicine) => <AsNeededRow medicine={medicine} />}
          </Rows>
        </ul>
      </Card>
    </section>
  );
}

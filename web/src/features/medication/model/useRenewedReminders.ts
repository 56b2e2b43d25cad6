import type { MedicationReminder } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { amountOf } from '#domains/health/model/dose-text.ts';
import { localRemindersOf } from '#domains/medication/model/local-reminders.ts';
import { today } from '#lib/time/local-clock.ts';
import { bridge } from '#platform/device/embedder.ts';
import { syncLocalReminders } from '#platform/device/local-reminders.ts';

/** The day on which the phone last got the next dates of the intervals. */
let renewedOn: string | undefined;

/** Gives the phone the next dates of reminders with an interval, once a day: it gets only the first of them when they are saved. */
export function useRenewedReminders(reminders: readonly MedicationReminder[] | undefined): void {
  const { i18n } = useLingui();
  useEffect(() => {
    const day = today();
    if (!bridge || !reminders || renewedOn === day) return;
    renewedOn = day;
    const renew = async () => {
      for (const reminder of reminders.filter(({ repeatType }) => repeatType === 'interval')) {
        const amount = i18n._(amountOf(reminder.dose, reminder.doseUnit));
        await syncLocalReminders(bridge, reminder.reminderId, localRemindersOf(reminder, amount, day));
      }
    };
    void renew();
  }, [reminders, i18n]);
}

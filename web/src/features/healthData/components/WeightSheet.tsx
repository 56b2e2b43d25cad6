import { type HealthDataReading, isHealthError, type WeightComparison } from '@health-app/sdk';
import { weightRange } from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { useFirstProblem } from '#lib/hooks/useFirstProblem.ts';
import { useDraft } from '#lib/storage/useDraft.ts';
import { currentDate } from '#lib/time/instants.ts';
import { today } from '#lib/time/local-clock.ts';
import { track } from '#platform/analytics/analytics.ts';
import { mutations } from '#platform/client.ts';
import { withOutbox } from '#platform/outbox/with-outbox.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { personalKey } from '#platform/session/session.ts';
import { tabStorage } from '#platform/storage.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { DateField } from '#ui/form/DateField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { RestoredDraft } from '#ui/form/RestoredDraft.tsx';
import { TimeField } from '#ui/form/TimeField.tsx';
import layout from '#ui/Layout.module.css';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import { weightRefusals } from '../labels.ts';
import { entrySchema, isDoubted, newEntry, readEntry } from '../model/weight-entry.ts';
import { ScaleReading } from './ScaleReading.tsx';
import styles from './WeightSheet.module.css';

interface Props {
  last: HealthDataReading | null;
  onClose: () => void;
  /** @param comparison absent for a weight that waits for a connection */
  onSaved: (comparison: WeightComparison | undefined) => void;
}

/**
 * Adds a current or an earlier weight, typed or read from the scale. A weight far from the last one needs a confirmation: the
 * sheet asks for it also without a connection, and the server may know another last weight.
 */
export function WeightSheet({ last, onClose, onSaved }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const [opened] = useState(() => newEntry(format, currentDate(), last?.value));
  const { form, change, restored, startOver, drop } = useDraft({
    storage: tabStorage,
    key: personalKey('health.weight'),
    schema: entrySchema,
    initial: opened,
  });
  const { element, tried, fail } = useFirstProblem();
  const save = useSilentMutation(
    withOutbox('healthData.saveWeightWithCompareLast', mutations.healthData.saveWeightWithCompareLast, (input) => {
      const kilograms = format.weight(input.weight);
      return { name: t`${kilograms} kg` };
    }),
    () => {
      drop();
      track('healthData.addWeight');
    },
  );
  const read = readEntry(form, opened, currentDate());
  const problem = tried && 'problem' in read ? read.problem : undefined;
  const [asking, setAsking] = useState(false);
  const endAsking = () => setAsking(false);
  const send = ({ confirmed = false } = {}) => {
    if (!('input' in read)) return fail();
    const { input } = read;
    if (!confirmed && isDoubted(input, last, currentDate())) return setAsking(true);
    const command = confirmed ? { ...input, confirmed } : input;
    save.run(command, { onSuccess: finish, onError: endAsking });
  };
  const finish = (comparison: WeightComparison | undefined) => {
    if (!comparison) showToast(t`Saved on this device, not sent yet`);
    onSaved(comparison);
  };
  const doubted = asking || (isHealthError(save.error, 'business') && save.error.code === 'IMPLAUSIBLE');
  const changing = useRef(false);
  // While the question is open, the form is inert.
  useEffect(() => {
    if (doubted || !changing.current) return;
    changing.current = false;
    element.current?.querySelector('input')?.focus();
  }, [doubted, element]);
  const early = isHealthError(save.error, 'business') && save.error.code === 'FUTURE';
  const confirming = save.isPending && save.variables?.confirmed === true;
  const weight = 'input' in read ? read.input.weight : undefined;
  const [amount, before] = [weight, last?.value].map((value) => format.weight(value));
  return (
    <Sheet
      open
      title={<Trans>Add weight</Trans>}
      closeOnBackdrop={false}
      onClose={onClose}
      actions={
        <Button fullWidth type="submit" form="add-weight" busy={save.isPending}>
          <Trans>Save weight</Trans>
        </Button>
      }
    >
      <Form id="add-weight" ref={element} className={layout.column4} busy={save.isPending} onSubmit={() => send()}>
        {restored && (
          <RestoredDraft onStartOver={startOver}>
            <Trans>Your unsaved weight is back.</Trans>
          </RestoredDraft>
        )}
        <ScaleReading
          last={last}
          onUse={(weight) => {
            const text = format.typed(weight, { decimals: 1 });
            change({ weight: text, fromScale: text });
          }}
        />
        <NumberField
          label={<Trans>Weight</Trans>}
          unit="kg"
          range={weightRange}
          decimals={1}
          value={form.weight}
          required={problem === 'weight'}
          error={problem === 'weight' && !form.weight ? t`Enter your weight in kilograms.` : undefined}
          onChange={(weight) => change({ weight })}
          startsFocused
        />
        <div className={styles.pair}>
          <DateField
            label={<Trans>Day</Trans>}
            max={today()}
            value={form.day}
            error={problem === 'time' && !form.day ? t`Choose the day.` : undefined}
            onChange={(day) => change({ day })}
          />
          <TimeField
            label={t`Time`}
            value={form.time}
            error={
              problem === 'future' || early
                ? t`This time has not come yet.`
                : problem === 'time' && !form.time
                  ? t`Enter the time.`
                  : undefined
            }
            onChange={(time) => change({ time })}
          />
        </div>
        {!doubted && !early && <InlineError error={save.error} texts={weightRefusals} />}
      </Form>
      <ConfirmDialog
        open={doubted || confirming}
        variant="doubted"
        title={<Trans>Is {amount} kg right?</Trans>}
        confirm={<Trans>Save {amount} kg</Trans>}
        keep={<Trans>Change it</Trans>}
        busy={save.isPending}
        onConfirm={() => send({ confirmed: true })}
        onClose={() => {
          changing.current = true;
          endAsking();
          save.reset();
        }}
      >
        {last ? (
          <Trans>Your last weight was {before} kg. Is the new one in kilograms, and yours?</Trans>
        ) : (
          i18n._(weightRefusals.IMPLAUSIBLE)
        )}
      </ConfirmDialog>
    </Sheet>
  );
}

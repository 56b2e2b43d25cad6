import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { dayOf } from '#lib/time/days.ts';
import { today } from '#lib/time/local-clock.ts';
import { RefusedEntries } from '#platform/outbox/RefusedEntries.tsx';
import { useWaiting } from '#platform/outbox/store.ts';
import { UnsentNote } from '#platform/outbox/UnsentNote.tsx';
import { useTakeBack } from '#platform/outbox/useTakeBack.ts';
import { sendAgain } from '#platform/outbox/with-outbox.ts';
import { Button } from '#ui/Button.tsx';
import { weightRefusals } from '../labels.ts';

/** Lists the weights that wait for a connection, and those that the server has refused or questioned. */
export function UnsentWeights() {
  const { t } = useLingui();
  const format = useFormat();
  const takeBack = useTakeBack();
  return (
    <>
      {useWaiting('healthData.saveWeightWithCompareLast').map((entry) => {
        const { id, name, input, madeAt } = entry;
        const { measuredAt = madeAt } = input;
        return (
          <UnsentNote key={id} label={t`Undo: ${name}`} onTakeBack={() => void takeBack(entry)}>
            {name}, {format.date(measuredAt, dayOf(measuredAt) === today() ? 'time' : 'moment')}
          </UnsentNote>
        );
      })}
      <RefusedEntries
        operation="healthData.saveWeightWithCompareLast"
        texts={weightRefusals}
        action={(entry) => {
          const { name, input, refusal } = entry;
          return (
            refusal?.code === 'IMPLAUSIBLE' && (
              <Button variant="quiet" onClick={() => void sendAgain(entry, { ...input, confirmed: true })}>
                <Trans>Save {name}</Trans>
              </Button>
            )
          );
        }}
      />
    </>
  );
}

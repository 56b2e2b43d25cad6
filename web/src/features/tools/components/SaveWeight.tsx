import { isHealthError, type WeightComparison, type WeightInput } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { track } from '#platform/analytics/analytics.ts';
import { mutations, queries } from '#platform/client.ts';
import { UnsentNote } from '#platform/outbox/UnsentNote.tsx';
import { useOutboxCommand } from '#platform/outbox/useOutboxCommand.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { FailureText } from '#platform/query/QueryView.tsx';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import typography from '#ui/Typography.module.css';
import type { Entry } from '../model/entry-ranges.ts';
import styles from './SaveWeight.module.css';

/** Offers signed-in people to save a weight that they type in their health data. @param weight kg, one decimal */
export function SaveWeight({ weight }: { weight: Entry }) {
  const { user } = useSession();
  const { t } = useLingui();
  const format = useFormat();
  const { run, reset, isPending, data, error, variables, waiting, row, takeBack } = useOutboxCommand(
    'healthData.saveWeightWithCompareLast',
    mutations.healthData.saveWeightWithCompareLast,
    {
      placeOf(input) {
        const kilograms = format.weight(input.weight);
        return { name: t`${kilograms} kg` };
      },
      isOwn: (entry) => entry.input.weight === weight,
    },
  );
  const keep = (input: WeightInput) => run(input, { onSuccess: () => track('tools.saveWeight') });
  // The profile, if another part has loaded it. Without it, every weight can be saved.
  const profile = useOptionalQuery({ ...queries.user.accountInformation(), enabled: false }).data;
  // Another calculator has offered to save it.
  const [earlier] = useState(weight);
  if (!user.userToken || weight === undefined) return null;
  const amount = format.number(weight, { decimals: 1 });
  const own = variables?.weight === weight;
  // The server refuses a weight far from the last one until the person confirms it.
  const doubted = own && isHealthError(error, 'business', 'IMPLAUSIBLE') && !variables?.confirmed;
  const saved = own && data;
  const done = Boolean(saved || waiting);
  // Saving the profile's weight again would turn a scale's earlier measurement into a typed weight of now.
  if (!done && (weight === profile?.weight || weight === earlier)) return null;
  return (
    <div ref={row} className={styles.save} tabIndex={-1}>
      <Button variant="quiet" fullWidth disabled={done} busy={isPending} onClick={() => keep({ weight })}>
        {saved ? <Trans>Weight saved</Trans> : <Trans>Save weight</Trans>}
      </Button>
      <p role="status" className={typography.note}>
        {saved && <WeightChange comparison={saved} />}
      </p>
      {waiting && <UnsentNote label={t`Undo: ${amount} kg`} onTakeBack={takeBack} />}
      {saved && (
        <ButtonLink variant="quiet" fullWidth href={pathTo('/health-data/detail', { healthDataType: 'weight' })}>
          <Trans>See your weight</Trans>
        </ButtonLink>
      )}
      {own && error && !doubted && (
        <InlineError error={error}>
          <Trans>
            Your weight was not saved. <FailureText error={error} />
          </Trans>
        </InlineError>
      )}
      <ConfirmDialog
        open={doubted || (isPending && variables?.confirmed === true)}
        title={<Trans>Is {amount} kg right?</Trans>}
        confirm={<Trans>Save weight</Trans>}
        keep={<Trans>Change it</Trans>}
        busy={isPending}
        onConfirm={() => keep({ weight, confirmed: true })}
        onClose={() => !isPending && reset()}
      >
        <Trans>This is far from your last weight. Check the number and the unit.</Trans>
      </ConfirmDialog>
    </div>
  );
}

/** Compares a saved weight with the previous one, if that is permitted. */
function WeightChange({ comparison: { weight, last, change } }: { comparison: WeightComparison }) {
  const format = useFormat();
  const mayCompare = usePermit('weightChange') !== undefined;
  const now = format.number(weight.value, { decimals: 1 });
  if (!last || change === null) return <Trans>{now} kg is saved, as your first weight.</Trans>;
  if (!mayCompare) return <Trans>{now} kg is saved.</Trans>;
  const before = format.number(last.value, { decimals: 1 });
  const day = format.date(last.measuredAt, 'medium');
  const difference = format.number(Math.abs(change), { decimals: 1 });
  if (change === 0)
    return (
      <Trans>
        {now} kg is saved: as much as on {day}.
      </Trans>
    );
  if (change < 0)
    return (
      <Trans>
        {now} kg is saved: {difference} kg less than on {day} ({before} kg).
      </Trans>
    );
  return (
    <Trans>
      {now} kg is saved: {difference} kg more than on {day} ({before} kg).
    </Trans>
  );
}

import { isHealthError } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { readYuan, writeYuan } from '#lib/format/money.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useFirstProblem } from '#lib/hooks/useFirstProblem.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { FailureText } from '#platform/query/QueryView.tsx';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { AmountField } from '#ui/form/AmountField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import { Sentences } from '#ui/Sentences.tsx';
import { refusals } from '../labels.ts';
import { useWithdrawal } from '../model/useWithdrawal.ts';
import styles from './WithdrawalSheet.module.css';

interface Props {
  /** Smallest and largest amount, in cents; `undefined` if nothing can be withdrawn. */
  range: readonly [min: number, max: number] | undefined;
  /** Whether another action on the screen is more urgent, such as a withdrawal to confirm. */
  secondary: boolean;
  onDrawn: () => void;
}

/**
 * Withdraws an amount, which is typed on a sheet and confirmed in a dialog. A withdrawal without a reply is retried first.
 */
export function WithdrawalSheet({ range, secondary, onDrawn }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const form = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<number>();
  const { element, tried, fail, reset } = useFirstProblem();
  const money = (cents: number | undefined) => format.money(cents);
  const draw = useWithdrawal(({ amount }) => {
    const drawn = money(amount);
    showToast(t`${drawn} requested`);
    setAsked(undefined);
    setOpen(false);
    setText('');
    onDrawn();
  });
  const { intent } = draw;
  const [min, max] = range ?? [0, 0];
  const [least, most, confirming] = [money(min), money(max), money(intent?.amount ?? asked)];
  const cents = readYuan(text);
  const valid = cents !== undefined && cents >= min && cents <= max;
  const submit = () => {
    if (valid) setAsked(cents);
    else fail();
  };
  const unanswered = draw.error !== null && !isHealthError(draw.error, 'business');
  return (
    <>
      {intent && asked === undefined ? (
        <div className={styles.open} role="status">
          <p>
            <Trans>We got no reply about your withdrawal of {confirming}. Ask again: it is made only once.</Trans>
          </p>
          {draw.error && <InlineError error={draw.error} texts={refusals} />}
          <Button fullWidth busy={draw.isPending} onClick={() => draw.submit(intent.amount)}>
            <Trans context="money">Ask again</Trans>
          </Button>
        </div>
      ) : (
        range && (
          <Button
            fullWidth
            variant={secondary ? 'quiet' : 'main'}
            onClick={() => {
              reset();
              setOpen(true);
            }}
          >
            <Trans context="money">Withdraw</Trans>
          </Button>
        )
      )}
      {!intent && asked === undefined && !open && <InlineError error={draw.error} texts={refusals} />}
      <Sheet
        open={open}
        title={<Trans context="money">How much?</Trans>}
        closeOnBackdrop={text === ''}
        onClose={() => setOpen(false)}
        actions={
          <Button type="submit" form={form} fullWidth>
            <Trans context="money">Next</Trans>
          </Button>
        }
      >
        <Form ref={element} id={form} busy={draw.isPending} onSubmit={submit}>
          <AmountField
            label={t`Amount`}
            value={text}
            onChange={setText}
            range={[min, max]}
            hint={t`Between ${least} and ${most}`}
            error={tried && text.trim() === '' && t`Enter an amount.`}
            trailing={
              <Button variant="quiet" className={styles.all} onClick={() => setText(writeYuan(max))}>
                <Trans context="amount">All</Trans>
              </Button>
            }
          />
        </Form>
      </Sheet>
      <ConfirmDialog
        open={asked !== undefined}
        title={<Trans>Withdraw {confirming}?</Trans>}
        confirm={unanswered ? <Trans>Try again</Trans> : <Trans>Withdraw {confirming}</Trans>}
        keep={<Trans context="withdrawal">Not now</Trans>}
        variant="main"
        busy={draw.isPending}
        onConfirm={() => asked !== undefined && draw.submit(asked)}
        onClose={() => {
          setAsked(undefined);
          // A sent withdrawal continues without the sheet; a refused one can be changed on it.
          if (intent) setOpen(false);
          else draw.reset();
        }}
      >
        <p>
          <Trans>
            We review it first. Then you confirm it in the messaging app, and the money goes to your account there. No
            fee. Tax is withheld as the law requires.
          </Trans>
        </p>
        {draw.error && (
          <InlineError error={draw.error}>
            <Sentences>
              <FailureText error={draw.error} texts={refusals} />
              {unanswered && <Trans>It may have arrived. Trying again does not withdraw twice.</Trans>}
            </Sentences>
          </InlineError>
        )}
      </ConfirmDialog>
    </>
  );
}

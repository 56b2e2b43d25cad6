import { isHealthError, isMainlandPhone } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useFirstProblem } from '#lib/hooks/useFirstProblem.ts';
import { useDeadline } from '#lib/time/clock.ts';
import { toUtcDateTime } from '#lib/time/instants.ts';
import { track } from '#platform/analytics/analytics.ts';
import { health, mutations } from '#platform/client.ts';
import { isCodeRefusal } from '#platform/failures/code-refusals.ts';
import { isUnanswered } from '#platform/failures/is-unanswered.ts';
import { CodeField } from '#platform/form/CodeField.tsx';
import { PhoneField } from '#platform/form/PhoneField.tsx';
import { InlineError } from '#platform/query/InlineError.tsx';
import { FailureText } from '#platform/query/QueryView.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Form } from '#ui/form/Form.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { TimeLeft } from '#ui/time/TimeLeft.tsx';
import { phoneRefusals } from '../labels.ts';
import type { Ticket } from '../model/phone-change.ts';

interface Props {
  ticket: Ticket;
  /** The current number of the account. */
  oldNumber: string | undefined;
  onDone: (phoneNumber: string) => void;
  /** Called when the ticket is no longer valid. */
  onExpired: () => void;
}

const ofNumber = ['SAME', 'TAKEN'];

/** Step 2: asks for the new number and the code sent to it. */
export function NewPhoneStep({ ticket, oldNumber, onDone, onExpired }: Props) {
  const { t } = useLingui();
  const [phoneNumber, setPhoneNumber] = useState('');
  const [verifyCode, setVerifyCode] = useState('');
  /** The error of the server's refusal to send a code to a number. */
  const [refused, setRefused] = useState<Error>();
  const { element, tried, fail } = useFirstProblem();
  const until = toUtcDateTime(ticket.until);
  const isOver = useDeadline(until) === 0;
  useEffect(() => {
    if (isOver) onExpired();
  });
  const submitting = useSilentMutation(mutations.user.changePhoneNumberSubmit, () => {
    track('account.changePhone');
    onDone(phoneNumber);
  });
  const error = submitting.error;
  const isOwn = phoneNumber !== '' && phoneNumber === oldNumber;
  const refusal = refused ?? (isRefusal(error, ofNumber) ? error : undefined);
  const incomplete = verifyCode.length < 6;

  const send = async () => {
    try {
      return await health.user.verifyCode({ phoneNumber, purpose: 'changePhone' }, { silent: true });
    } catch (failure) {
      if (!isRefusal(failure, ofNumber)) throw failure;
      setRefused(failure as Error);
      return false;
    }
  };
  const submit = async () => {
    if (!isMainlandPhone(phoneNumber) || isOwn || refused || incomplete) return fail();
    // The number may have changed although no reply arrived.
    if (isUnanswered(error) && (await hasNumber(phoneNumber))) return onDone(phoneNumber);
    submitting.run(
      { ticket: ticket.ticket, phoneNumber, verifyCode },
      { onError: (failure) => isRefusal(failure, ['NOT_VERIFIED']) && onExpired() },
    );
  };
  const numberError: ReactNode = isOwn ? (
    <Trans>This is your number already. Enter another one.</Trans>
  ) : refusal ? (
    <FailureText error={refusal} texts={phoneRefusals} />
  ) : (
    tried && !isMainlandPhone(phoneNumber) && t`Enter the 11 digits of a mobile number`
  );
  return (
    <Card padded>
      <Form ref={element} className={layout.stack4} busy={submitting.isPending} onSubmit={() => void submit()}>
        <h2 className={typography.strongLead}>
          <Trans>Enter your new number</Trans>
        </h2>
        <p className={typography.note}>
          <TimeLeft until={until} over={<Trans>The time is over.</Trans>}>
            {(left) => <Trans>Your current number is verified. {left} left.</Trans>}
          </TimeLeft>
        </p>
        <PhoneField
          label={t`New phone number`}
          value={phoneNumber}
          onChange={(digits) => {
            submitting.reset();
            setRefused(undefined);
            setPhoneNumber(digits);
          }}
          error={numberError}
        />
        <CodeField
          value={verifyCode}
          onChange={(code) => {
            submitting.reset();
            setVerifyCode(code);
          }}
          purpose="changePhone"
          phoneNumber={isOwn ? '' : phoneNumber}
          send={send}
          error={
            isCodeRefusal(error) ? (
              <FailureText error={error as Error} texts={phoneRefusals} />
            ) : (
              tried && incomplete && t`Enter the 6 digits of the code`
            )
          }
        />
        {error && !isRefusal(error, ofNumber) && !isCodeRefusal(error) && (
          <InlineError error={error} texts={phoneRefusals}>
            {isUnanswered(error) ? (
              <Trans>No answer came. Try again: we first check whether the number has changed.</Trans>
            ) : undefined}
          </InlineError>
        )}
        <Button type="submit" fullWidth busy={submitting.isPending}>
          <Trans>Change the number</Trans>
        </Button>
      </Form>
    </Card>
  );
}

const isRefusal = (error: unknown, codes: string[]): boolean =>
  isHealthError(error, 'business') && codes.includes(String(error.code));

async function hasNumber(phoneNumber: string): Promise<boolean> {
  try {
    return (await health.user.information({ silent: true })).phoneNumber === phoneNumber;
  } catch {
    // The command itself then reports the error.
    return false;
  }
}

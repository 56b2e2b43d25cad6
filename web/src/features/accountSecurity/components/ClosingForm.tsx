import { isHealthError } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FreeTextField } from '#domains/care/components/FreeTextField.tsx';
import { useFirstProblem } from '#lib/hooks/useFirstProblem.ts';
import { track } from '#platform/analytics/analytics.ts';
import { health, mutations } from '#platform/client.ts';
import { isCodeRefusal } from '#platform/failures/code-refusals.ts';
import { isUnanswered } from '#platform/failures/is-unanswered.ts';
import { CodeField } from '#platform/form/CodeField.tsx';
import { InlineError } from '#platform/query/InlineError.tsx';
import { FailureText } from '#platform/query/QueryView.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Chips } from '#ui/form/Chips.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import layout from '#ui/Layout.module.css';
import { closingRefusals, reasonNames } from '../labels.ts';
import { isWord, reasonOf } from '../model/account-closing.ts';

type Reason = keyof typeof reasonNames;

/**
 * Confirms the closing: an optional reason, a typed word and a code.
 * @param onClosed called when the account is closed, even if it was closed before
 */
export function ClosingForm({ onClosed }: { onClosed: () => void }) {
  const { t, i18n } = useLingui();
  const [reason, setReason] = useState<Reason | ''>('');
  const [words, setWords] = useState('');
  const [typed, setTyped] = useState('');
  const [verifyCode, setVerifyCode] = useState('');
  const { element, tried, fail } = useFirstProblem();
  const close = useSilentMutation(mutations.user.closeAccount, () => {
    track('account.close', { reason });
    onClosed();
  });
  const { error } = close;
  const word = t({ message: 'CLOSE', context: 'typed confirmation' });
  const wordMissing = !isWord(typed, word);
  const codeMissing = verifyCode.length < 6;
  const ofCode = isCodeRefusal(error);
  const uncertain = isUnanswered(error);

  const submit = async () => {
    if (wordMissing || codeMissing) return fail();
    // The account may be closed although no reply arrived.
    if (uncertain && (await isClosed())) return onClosed();
    const chosen = reason && i18n._(reasonNames[reason]);
    close.run(
      { verifyCode, reason: reasonOf(chosen, words) },
      {
        onError: (failure) => {
          if (isHealthError(failure, 'business') && failure.code === 'CLOSED') onClosed();
        },
      },
    );
  };
  return (
    <Card padded>
      <Form ref={element} className={layout.stack4} busy={close.isPending} onSubmit={() => void submit()}>
        <Chips
          label={t`Why are you leaving? (optional)`}
          showLabel
          value={reason}
          onChange={setReason}
          options={Object.entries(reasonNames).map(([value, name]) => ({
            value: value as Reason,
            label: i18n._(name),
          }))}
        />
        <FreeTextField
          label={t`In your own words (optional)`}
          rows={2}
          maxLength={150}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Field
          label={t`Type ${word} to confirm`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={tried && wordMissing && t`Type ${word}. It cannot be undone.`}
        />
        <CodeField
          value={verifyCode}
          onChange={(code) => {
            close.reset();
            setVerifyCode(code);
          }}
          purpose="closeAccount"
          send={() => health.user.verifyCode({ purpose: 'closeAccount' }, { silent: true })}
          error={
            ofCode ? (
              <FailureText error={error as Error} texts={closingRefusals} />
            ) : (
              tried && codeMissing && t`Enter the 6 digits of the code`
            )
          }
        />
        {error && !ofCode && (
          <InlineError error={error} texts={closingRefusals}>
            {uncertain ? (
              <Trans>No answer came. Try again: we first check whether the account is closed.</Trans>
            ) : undefined}
          </InlineError>
        )}
        <Button type="submit" variant="danger" fullWidth busy={close.isPending}>
          <Trans>Close for good</Trans>
        </Button>
      </Form>
    </Card>
  );
}

async function isClosed(): Promise<boolean> {
  try {
    await health.user.information({ silent: true });
  } catch (failure) {
    return isHealthError(failure, 'business') && failure.code === 'CLOSED';
  }
  return false;
}

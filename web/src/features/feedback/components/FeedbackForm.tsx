import { type FeedbackInput, type FeedbackReceipt, isHealthError } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useIsMutating } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { CrisisNote } from '#domains/care/components/CrisisNote.tsx';
import { FreeTextField } from '#domains/care/components/FreeTextField.tsx';
import { characterCount } from '#lib/format/text.ts';
import { useFirstProblem } from '#lib/hooks/useFirstProblem.ts';
import { useDraft } from '#lib/storage/useDraft.ts';
import { track } from '#platform/analytics/analytics.ts';
import { countOf } from '#platform/analytics/event-extras.ts';
import { mutations } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { FailureText } from '#platform/query/QueryView.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { product } from '#platform/routing/product.ts';
import { personalKey } from '#platform/session/session.ts';
import { deviceStorage } from '#platform/storage.ts';
import { ImagePicker, type PickedImage } from '#platform/upload/ImagePicker.tsx';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { Chips } from '#ui/form/Chips.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { RestoredDraft } from '#ui/form/RestoredDraft.tsx';
import layout from '#ui/Layout.module.css';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { Sentences } from '#ui/Sentences.tsx';
import { problemTexts, refusals, typeNames } from '../labels.ts';
import {
  draftSchema,
  emptyForm,
  type FeedbackForm as FeedbackFormState,
  least,
  most,
  type Problems,
  readForm,
  types,
} from '../model/form.ts';
import styles from './FeedbackForm.module.css';

interface Props {
  /** Whether to focus the first field, because the form replaces the focused receipt. */
  focusFirst: boolean;
  initial: Partial<FeedbackFormState> | undefined;
  context: Pick<FeedbackInput, 'orderId' | 'page'> | undefined;
  onSent: (receipt: FeedbackReceipt, sent: Pick<FeedbackInput, 'type' | 'contact' | 'text'>) => void;
  /** Below the fields. */
  children: ReactNode;
}

/** Edits a complaint or a suggestion. The draft is kept until the server has received it. */
export function FeedbackForm({ focusFirst, initial, context, onSent, children }: Props) {
  const { t, i18n } = useLingui();
  const { form, change, restored, startOver, drop } = useDraft({
    storage: deviceStorage,
    key: personalKey('feedback.draft', product),
    schema: draftSchema,
    initial: { ...emptyForm, ...initial, pictures: [] },
    onSentEarlier: () => {
      setPictures([]);
      showToast(t`Thank you, we have received it`);
    },
  });
  const [pictures, setPictures] = useState<PickedImage[]>(() =>
    form.pictures.map(({ id, address }) => ({ id, url: address, status: 'done', address })),
  );
  const { element, tried, fail, reset } = useFirstProblem();
  const [discarding, setDiscarding] = useState(false);
  /** Number of times that the form has replaced the focused element. */
  const [focusRequests, setFocusRequests] = useState(focusFirst ? 1 : 0);
  const send = useSilentMutation(mutations.feedback.submit, (_, { type, pictures, contact }) => {
    track('feedback.send', { type, pictures: countOf(pictures), contact: contact !== '' });
    drop();
  });
  /** The person may have left and come back while the mutation runs: another submission would duplicate it. */
  const busy = useIsMutating({ mutationKey: mutations.feedback.submit().mutationKey ?? [] }) > 0;
  const { input, problems: found } = readForm(form, pictures);
  const problems: Problems = tried ? found : {};
  const length = characterCount(form.text.trim());
  const changePictures = (next: PickedImage[]) => {
    setPictures(next);
    change({ pictures: next.flatMap(({ id, address }) => (address ? [{ id, address }] : [])) });
  };

  useEffect(() => {
    if (focusRequests > 0) element.current?.querySelector('input')?.focus();
  }, [focusRequests, element]);

  const submit = () => {
    if (!input) return fail();
    send.run({ ...input, ...context }, { onSuccess: (receipt) => onSent(receipt, input) });
  };
  const discard = () => {
    startOver();
    setPictures([]);
    reset();
    send.reset();
    setDiscarding(false);
    setFocusRequests(focusRequests + 1);
  };

  // The AI app has no shop.
  const offered = types.filter((type) => type !== 'order' || product !== 'ai' || type === form.type);

  const textError =
    problems.text === 'text-short' ? (
      <Trans>
        Write at least {least} characters, so that we understand: {length} so far.
      </Trans>
    ) : length > most ? (
      <Plural value={length - most} one="# character too many." other="# characters too many." />
    ) : undefined;

  return (
    <Form ref={element} className={layout.page} busy={busy} onSubmit={submit}>
      {restored && (
        <RestoredDraft disabled={busy} onStartOver={() => setDiscarding(true)}>
          <Trans>We restored what you wrote. It has not been sent yet.</Trans>
        </RestoredDraft>
      )}
      <ConfirmDialog
        open={discarding}
        title={<Trans>Discard what you wrote?</Trans>}
        confirm={<Trans context="feedback">Discard</Trans>}
        onConfirm={discard}
        onClose={() => setDiscarding(false)}
      >
        <Trans>It has not been sent and cannot be restored.</Trans>
      </ConfirmDialog>
      <Chips
        label={t`What is it about?`}
        showLabel
        value={form.type}
        onChange={(type) => change({ type })}
        options={offered.map((value) => ({ value, label: i18n._(typeNames[value]) }))}
        error={problems.type && i18n._(problemTexts[problems.type])}
      />
      <FreeTextField
        label={t`What would you like to tell us?`}
        rows={4}
        placeholder={t`What happened or could be better?`}
        value={form.text}
        onChange={(event) => change({ text: event.target.value })}
        error={textError}
        count={{ length, most }}
        required
      />
      <div data-invalid={problems.pictures && true}>
        <ImagePicker label={t`Pictures (optional)`} value={pictures} onChange={changePictures} purpose="feedback" />
        {problems.pictures && (
          <p className={styles.error} role="alert">
            {i18n._(problemTexts[problems.pictures])}
          </p>
        )}
      </div>
      <Field
        label={t`Phone number or e-mail (optional)`}
        value={form.contact}
        onChange={(event) => change({ contact: event.target.value })}
        error={problems.contact && i18n._(problemTexts[problems.contact])}
        hint={t`We use it only to reply to you.`}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={100}
      />
      <CrisisNote text={form.contact} />
      {children}
      <BottomBar>
        {send.error && (
          <InlineError error={send.error}>
            <Sentences>
              <strong>
                {isHealthError(send.error, 'timeout') ? (
                  <Trans>It may not have arrived.</Trans>
                ) : (
                  <Trans>It was not sent.</Trans>
                )}
              </strong>
              <FailureText error={send.error} texts={refusals} />
              <Trans>What you wrote stays here.</Trans>
            </Sentences>
          </InlineError>
        )}
        <Button type="submit" fullWidth busy={busy}>
          {send.error ? <Trans>Try again</Trans> : <Trans>Send</Trans>}
        </Button>
      </BottomBar>
    </Form>
  );
}

import type { EvaluationAnswer, EvaluationItem } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { useDraft } from '#lib/storage/useDraft.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { personalKey } from '#platform/session/session.ts';
import { tabStorage } from '#platform/storage.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { Sentences } from '#ui/Sentences.tsx';
import typography from '#ui/Typography.module.css';
import { units } from '../labels.ts';
import {
  answerDraft,
  answerOf,
  chooseOption,
  draftOf,
  isBlank,
  isRequired,
  MULTIPLE,
  rangeOf,
} from '../model/answers.ts';
import { OptionList } from './OptionList.tsx';
import styles from './SurveyQuestion.module.css';

interface Props {
  evaluationId: string;
  item: EvaluationItem;
  /** Whether to move the focus to the question; false for the first one of a visit. */
  focus: boolean;
  /** Whether *Back* leads to a previous step. */
  hasStepBefore: boolean;
  /** Whether an answer is being sent. */
  busy: boolean;
  /** Whether the answer waits for the connection. */
  offline: boolean;
  /** The error of the last answer. */
  failure: ReactNode;
  onAnswer: (answer: EvaluationAnswer, drop: () => void) => void;
  onBack: (answer: EvaluationAnswer | undefined) => void;
  /** Reports the current answer, which the browser's *Back* needs. */
  onDraft: (answer: EvaluationAnswer | undefined) => void;
}

/** A question with its answer. Input stays on the device until the server has it. */
export function SurveyQuestion({
  evaluationId,
  item,
  focus,
  hasStepBefore,
  busy,
  offline,
  failure,
  onAnswer,
  onBack,
  onDraft,
}: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState(false);
  const number = (value: number) => format.number(value, { atMost: 3 });
  const { form, change, drop } = useDraft({
    storage: tabStorage,
    key: personalKey('survey', evaluationId, item.itemId),
    schema: answerDraft,
    initial: draftOf(item, number),
  });
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  const answer = answerOf(item, form);
  useEffect(() => onDraft(answer));
  const send = () => {
    setAsked(true);
    if (answer) onAnswer(answer, drop);
  };
  const choose = (optionId: string) => change({ optionIds: chooseOption(item, form.optionIds, optionId) });
  // A tap on a single-choice option continues automatically. A key press does not, because arrow keys move through the
  // options.
  const tap = (optionId: string) => {
    if (busy || item.questionType === MULTIPLE) return;
    onAnswer({ optionIds: [optionId], value: null }, drop);
  };
  const hint = format.pick(item.hint ?? '', item.hintEn);
  const reason = format.pick(item.reason ?? '', item.reasonEn);
  const missing = asked && !answer;
  const [min, max] = rangeOf(item).map(number);
  const unit = item.input ? (units[item.input.unit] ?? item.input.unit) : '';
  const decimals = item.input?.decimals ?? 0;
  const range = t`${min} to ${max} ${unit}`;
  return (
    <Form className={styles.question} busy={busy} onSubmit={send}>
      <h2 ref={heading} id={`${id}-question`} tabIndex={-1} className={styles.text}>
        <ServerText text={item.text} en={item.textEn} />
      </h2>
      {hint && <ServerText as="p" className={styles.hint} text={hint} />}
      {item.known !== undefined && form.text === number(item.known) && (
        <p className={styles.hint}>
          <Trans>This is in your profile. Change it if it is no longer right.</Trans>
        </p>
      )}
      {item.input ? (
        <div className={styles.number}>
          <NumberField
            label={<Trans>Your answer</Trans>}
            unit={unit}
            value={form.text}
            onChange={(text) => change({ text })}
            range={rangeOf(item)}
            decimals={decimals}
            required={isRequired(item)}
            hint={
              <>
                {range}
                {decimals > 0 && (
                  <>
                    {', '}
                    <Plural value={decimals} one="up to # decimal" other="up to # decimals" />
                  </>
                )}
              </>
            }
            error={missing && <Trans>Enter a number: {range}</Trans>}
          />
        </div>
      ) : (
        <OptionList
          item={item}
          labelledBy={`${id}-question`}
          describedBy={missing ? `${id}-missing` : undefined}
          chosen={form.optionIds}
          onChoose={choose}
          onTap={tap}
        />
      )}
      {missing && !item.input && (
        <p id={`${id}-missing`} role="alert" className={typography.poor}>
          <Trans>Choose an answer to go on.</Trans>
        </p>
      )}
      {reason && (
        <p className={styles.reason}>
          <Sentences>
            <strong>
              <Trans>Why we ask:</Trans>
            </strong>
            {reason}
          </Sentences>
        </p>
      )}
      <BottomBar>
        {failure}
        {offline && (
          <p role="status" className={typography.soft}>
            <Trans>No connection. Your answer is kept here and will be sent by itself.</Trans>
          </p>
        )}
        <div className={styles.actions}>
          {hasStepBefore && (
            <Button variant="quiet" onClick={() => onBack(answer)}>
              <Trans>Previous question</Trans>
            </Button>
          )}
          <Button type="submit" fullWidth busy={busy} onClick={undefined}>
            {isBlank(form) && !isRequired(item) ? <Trans>Skip</Trans> : <Trans>Next</Trans>}
          </Button>
        </div>
      </BottomBar>
    </Form>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type FocusEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import field from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import { TimeInput } from './TimeInput.tsx';
import styles from './TimesField.module.css';
import { inOrder, MOST_TIMES, nextTime } from './times.ts';

interface Props {
  times: string[];
  /** The problem and its solution. */
  error?: ReactNode;
  /** Indices of the invalid times. @default none */
  wrong?: readonly number[];
  onChange: (times: string[]) => void;
}

/**
 * One to eight times of day. They are sorted when the focus leaves the field, because sorting during input would move the
 * inputs.
 */
export function TimesField({ times, error, wrong = [], onChange }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);

  // The index of a new time, to focus after it has rendered.
  const added = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (added.current === undefined) return;
    group.current?.querySelectorAll('input')[added.current]?.focus();
    added.current = undefined;
  });
  const add = () => {
    const time = nextTime(times);
    const sorted = inOrder([...times, time]);
    added.current = sorted.indexOf(time);
    onChange(sorted);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget) && inOrder(times).join() !== times.join()) onChange(inOrder(times));
  };

  const remove = (removed: number) => {
    onChange(times.filter((_, index) => index !== removed));
    // The focused button disappears with its time, so the time that takes its place gets the focus.
    group.current?.querySelectorAll('input')[Math.min(removed, times.length - 2)]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: some browsers cannot lay out a fieldset as a grid
    <div ref={group} role="group" className={layout.column1} aria-labelledby={id} onBlur={onBlur}>
      <p id={id} className={typography.strong}>
        <Trans>Times</Trans>
      </p>
      <div className={styles.times}>
        {times.map((value, index) => {
          const number = index + 1;
          const time = format.time(value);
          const isWrong = wrong.includes(index);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the position of a time is its identity
            <div key={index} className={isWrong ? `${field.box} ${field.invalid}` : field.box}>
              <TimeInput
                className={field.input}
                title={t`Time ${number}`}
                aria-label={t`Time ${number}`}
                aria-invalid={isWrong}
                aria-describedby={isWrong ? `${id}-error` : undefined}
                value={value}
                onChange={(entered) => onChange(times.map((other, at) => (at === index ? entered : other)))}
              />
              {times.length > 1 && (
                <IconButton
                  label={t`Remove time ${number}, ${time}`}
                  icon={<X aria-hidden="true" size="1.8rem" />}
                  onClick={() => remove(index)}
                />
              )}
            </div>
          );
        })}
        {times.length < MOST_TIMES && (
          <Button variant="quiet" className={styles.add} onClick={add}>
            <Plus aria-hidden="true" size="1.8rem" />
            <Trans>Add a time</Trans>
          </Button>
        )}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

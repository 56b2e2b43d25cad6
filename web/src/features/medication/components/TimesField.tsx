import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type FocusEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { problemTexts } from '../labels.ts';
import { inOrder, MOST_TIMES, nextTime, type Problems } from '../model/form.ts';
import styles from './ReminderFields.module.css';

interface Props {
  times: string[];
  problems: Problems;
  onChange: (times: string[]) => void;
}

/** One to eight times of day. They are sorted when the focus leaves them; sorting during typing would move the fields. */
export function TimesField({ times, problems, onChange }: Props) {
  const { i18n } = useI18n();
  const { t } = useLingui();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const wrong = ['times', ...times.map((_, index) => `times.${index}`)].filter((field) => problems[field]);
  const problem = problems[wrong[0] ?? ''];

  // The index of a new time, which takes the focus once it is rendered.
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
    // The focused button disappears with its time: focuses the time that moves into its place.
    group.current?.querySelectorAll('input')[Math.min(removed, times.length - 2)]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser lays a fieldset out as a grid
    <div ref={group} role="group" aria-labelledby={id} onBlur={onBlur}>
      <p id={id} className={styles.label}>
        <Trans>Times</Trans>
      </p>
      <div className={styles.times}>
        {times.map((time, index) => {
          const number = index + 1;
          const isWrong = wrong.includes(`times.${index}`);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the position of a time is its identity; the inputs have no state
            <div key={index} className={styles.time} data-wrong={isWrong}>
              <input
                type="time"
                aria-label={t`Time ${number}`}
                aria-invalid={isWrong}
                aria-describedby={isWrong ? `${id}-error` : undefined}
                value={time}
                onChange={({ target }) => onChange(times.map((other, at) => (at === index ? target.value : other)))}
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
      </div>
      {problem && (
        <p id={`${id}-error`} className={styles.error}>
          {i18n._(problemTexts[problem])}
        </p>
      )}
      {times.length < MOST_TIMES && (
        <Button variant="quiet" className={styles.add} onClick={add}>
          <Plus aria-hidden="true" size="1.8rem" />
          <Trans>Add a time</Trans>
        </Button>
      )}
    </div>
  );
}

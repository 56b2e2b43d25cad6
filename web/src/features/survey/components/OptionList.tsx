import type { EvaluationItem } from '@health-app/sdk';
import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import layout from '#ui/Layout.module.css';
import { MULTIPLE } from '../model/answers.ts';
import styles from './OptionList.module.css';

interface Props {
  item: EvaluationItem;
  /** Id of the question's heading. */
  labelledBy: string;
  describedBy: string | undefined;
  chosen: string[];
  onChoose: (optionId: string) => void;
  /** Called after `onChoose` for a tap, but not for a key press, and once for a double tap. */
  onTap: (optionId: string) => void;
}

/** The options of a question as rows: round marks for a single choice, square marks for a multiple choice. */
export function OptionList({ item, labelledBy, describedBy, chosen, onChoose, onTap }: Props) {
  const name = useId();
  const multiple = item.questionType === MULTIPLE;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support a name
    <div
      role={multiple ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-invalid={describedBy ? true : undefined}
      className={layout.stack2}
    >
      {item.options.map(({ optionId, text, textEn, exclusive }) => {
        const checked = chosen.includes(optionId);
        return (
          <label
            key={optionId}
            className={`${styles.option} pressable`}
            data-checked={checked}
            data-apart={exclusive || undefined}
          >
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              checked={checked}
              onChange={() => onChoose(optionId)}
              // A click from the keyboard has a tap count of 0.
              onClick={({ detail }) => detail === 1 && onTap(optionId)}
            />
            <span className={multiple ? styles.square : styles.circle} aria-hidden="true">
              {checked && <Check size="1.6rem" strokeWidth={3} />}
            </span>
            <ServerText text={text} en={textEn} />
          </label>
        );
      })}
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { readYuan } from '#lib/format/money.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import styles from './AmountField.module.css';
import { Frame } from './Field.tsx';
import { useErrorAfterBlur } from './useErrorAfterBlur.ts';

interface Props {
  label: ReactNode;
  /** The typed yuan; `readYuan` parses it to cents. */
  value: string;
  onChange: (text: string) => void;
  /** Smallest and largest amount, in cents. */
  range: readonly [min: number, max: number];
  hint?: ReactNode;
  /** Replaces the field's own error. */
  error?: ReactNode;
  /** Content at the end, such as a button that enters the largest amount. */
  trailing?: ReactNode;
}

/**
 * An amount of CNY in yuan. After the person has left the field, it reports an invalid amount; it reports at once if further
 * typing cannot make it valid.
 */
export function AmountField({ label, value, onChange, range: [min, max], hint, error, trailing }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const cents = readYuan(value);
  const empty = value.trim() === '';
  const wrong = !empty && (cents === undefined || cents < min || cents > max);
  const [left, handlers] = useErrorAfterBlur(wrong);
  const [least, most] = [format.money(min), format.money(max)];
  const problem = () => {
    if (cents === undefined) return t`Enter an amount with two decimals at most`;
    return cents > max ? t`Enter no more than ${most}` : t`Enter ${least} or more`;
  };
  const hopeless = cents !== undefined && cents > max;
  return (
    <Frame
      label={label}
      hint={hint}
      error={error || (wrong && (left || hopeless) ? problem() : undefined)}
      unitWords={t({ message: 'yuan', context: 'unit' })}
      control={trailing}
    >
      {({ className, ...props }) => (
        <>
          <span className={styles.symbol} aria-hidden="true">
            ¥
          </span>
          <input
            {...props}
            className={`${className} ${styles.input}`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            {...handlers}
          />
        </>
      )}
    </Frame>
  );
}

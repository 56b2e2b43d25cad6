import { Trans, useLingui } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import { type InputHTMLAttributes, useState } from 'react';
import type { Format } from '#lib/format/format.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { currentTime } from '#lib/time/instants.ts';
import { timeAt } from '#lib/time/local-clock.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import layout from '#ui/Layout.module.css';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import { Chips } from './Chips.tsx';
import styles from './TimesField.module.css';
import { addMinutes, readTime } from './times.ts';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'title'> {
  /** Name of the time, for the button and the sheet. */
  title: string;
  /** `HH:mm`, or `''` while it is incomplete. */
  value: string;
  onChange: (value: string) => void;
}

const twoDigits = (_: unknown, index: number) => String(index).padStart(2, '0');
const hours = Array.from({ length: 24 }, twoDigits);
const minutes = Array.from({ length: 60 }, twoDigits).filter((minute) => Number(minute) % 5 === 0);
const asOption = (value: string) => ({ value, label: value });

/** Whether times have 24 hours, so that digits are enough. */
const isShort = (format: Format) => format.time('20:00').length === 5;

/**
 * A time of day, typed or selected in a sheet, by the clock of the device. The browser's own control follows the browser's
 * language instead.
 */
export function TimeInput({ title, value, onChange, ...input }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const [draft, setDraft] = useState<string>();
  // The typed text stays until the field is left, or until the value changes.
  const shown = (readTime(typed) ?? '') === value && typed !== '' ? typed : value && format.time(value);
  const type = (text: string) => {
    setTyped(text);
    onChange(readTime(text) ?? '');
  };
  const done = () => {
    if (draft) type(draft);
    setDraft(undefined);
  };
  return (
    <>
      <input
        {...input}
        type="text"
        // A keyboard of digits has no "PM".
        inputMode={isShort(format) ? 'numeric' : 'text'}
        autoComplete="off"
        // Long enough for "08:30 p.m.": cut off, it would be another time.
        maxLength={10}
        placeholder="--:--"
        value={shown}
        onChange={({ target }) => type(target.value)}
        onBlur={() => value && setTyped('')}
      />
      <IconButton
        label={`${t`Choose the time`} – ${title}`}
        icon={<Clock aria-hidden="true" size="2rem" />}
        onClick={() => setDraft(value || timeAt(currentTime()))}
      />
      <Sheet
        open={draft !== undefined}
        title={title}
        onClose={() => setDraft(undefined)}
        actions={
          <Button fullWidth onClick={done}>
            <Trans>Done</Trans>
          </Button>
        }
      >
        {draft && <Choice time={draft} onChange={setDraft} />}
      </Sheet>
    </>
  );
}

/** Hours and minutes as large buttons: two taps for most times. */
function Choice({ time, onChange }: { time: string; onChange: (time: string) => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const [hour, minute] = [time.slice(0, 2), time.slice(3)];
  return (
    <div className={layout.stack3}>
      <div className={styles.chosen}>
        <Button variant="quiet" onClick={() => onChange(addMinutes(time, -1))}>
          <Trans>−1 min</Trans>
        </Button>
        <span role="status">
          <KeyFigure>{format.time(time)}</KeyFigure>
        </span>
        <Button variant="quiet" onClick={() => onChange(addMinutes(time, 1))}>
          <Trans>+1 min</Trans>
        </Button>
      </div>
      <Chips
        label={t`Hour`}
        showLabel
        layout="grid"
        value={hour}
        options={hours.map((value) => ({ value, label: isShort(format) ? value : format.time(`${value}:00`) }))}
        onChange={(chosen) => onChange(`${chosen}:${minute}`)}
      />
      <Chips
        label={t({ message: 'Minute', context: 'of the hour' })}
        showLabel
        layout="grid"
        value={minute}
        options={minutes.map(asOption)}
        onChange={(chosen) => onChange(`${hour}:${chosen}`)}
      />
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { addDays, addMonths, clampDay, inMonth, weekOf, weeksOf } from '#lib/time/days.ts';
import { today } from '#lib/time/local-clock.ts';
import layout from '#ui/Layout.module.css';
import { Pager } from '#ui/time/Pager.tsx';
import styles from './CalendarMonth.module.css';
import { DayMarkIcon, type DayMarks } from './DayMarkIcon.tsx';

interface Props {
  /** Accessible name. */
  label: string;
  /** `YYYY-MM` */
  month: string;
  onMonthChange: (month: string) => void;
  /** `YYYY-MM-DD`, as all days. */
  value?: string;
  /** Without it, the calendar is read-only. */
  onChange?: (value: string) => void;
  min?: string;
  max?: string;
  marks?: DayMarks;
  /** Shows a ring around each of these days instead of the marks, filled by its share. */
  rings?: DayRings;
}

/** Share of a day, 0 to 1, with its meaning for screen readers. */
export type DayRings = Record<string, { share: number; text: string }>;

/** A month. Arrow keys move from day to day, Page Up and Page Down from month to month. */
export function CalendarMonth({ label, month, onMonthChange, value, onChange, min, max, marks, rings }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const now = today();
  // The day that is in the tab order (roving tabindex).
  const [at, setAt] = useState(value ?? now);
  const reached = clampDay(at.startsWith(month) ? at : inMonth(at, month), min, max);
  // The day to focus after it has rendered, because the parent may render another month later.
  const heading = useRef<string>(undefined);
  useEffect(() => {
    const day = grid.current?.querySelector<HTMLElement>(`[data-day="${heading.current}"]`);
    if (!day) return;
    heading.current = undefined;
    day.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const week = weekOf(reached, format.firstDay) as [string, ...string[]];
    const targets: Record<string, string | undefined> = {
      ArrowLeft: addDays(reached, -1),
      ArrowRight: addDays(reached, 1),
      ArrowUp: addDays(reached, -7),
      ArrowDown: addDays(reached, 7),
      Home: week[0],
      End: week[6],
      PageUp: inMonth(reached, addMonths(month, -1)),
      PageDown: inMonth(reached, addMonths(month, 1)),
    };
    const target = targets[event.key];
    // Alt with an arrow key is the browser's *Back* or *Forward*.
    if (!target || !onChange || event.altKey || event.metaKey) return;
    event.preventDefault();
    const next = clampDay(target, min, max);
    heading.current = next;
    setAt(next);
    if (!next.startsWith(month)) onMonthChange(next.slice(0, 7));
  };
  const weeks = weeksOf(month, format.firstDay);
  return (
    // biome-ignore lint/a11y/useSemanticElements: some browsers cannot lay out a fieldset as a grid
    <div role="group" className={layout.column1} aria-label={label}>
      <Pager
        previous={{
          label: t`Previous month`,
          disabled: Boolean(min && month <= min.slice(0, 7)),
          onClick: () => onMonthChange(addMonths(month, -1)),
        }}
        next={{
          label: t`Next month`,
          disabled: Boolean(max && month >= max.slice(0, 7)),
          onClick: () => onMonthChange(addMonths(month, 1)),
        }}
      >
        <p id={id} className={styles.name} aria-live="polite">
          {format.date(`${month}-15`, 'monthOfYear')}
        </p>
      </Pager>
      <table ref={grid} role={onChange && 'grid'} aria-labelledby={id} className={styles.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekOf(now, format.firstDay).map((day) => (
              <th key={day} scope="col" abbr={format.date(day, 'longWeekday')}>
                {format.date(day, 'narrowWeekday')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: ARIA allows aria-selected on a gridcell
                <td
                  key={day}
                  role={onChange && 'gridcell'}
                  aria-selected={onChange && day.startsWith(month) ? day === value : undefined}
                >
                  {day.startsWith(month) && (
                    <DayCell
                      day={day}
                      classNames={[styles.day, day === now && styles.today, day === value && styles.chosen]}
                      name={format.date(day, 'dayOfMonth')}
                      mark={rings ? <Ring {...rings[day]} /> : marks && <DayMarkIcon mark={marks[day]} />}
                      current={day === now}
                      reached={day === reached}
                      disabled={day !== clampDay(day, min, max)}
                      onPick={
                        onChange &&
                        (() => {
                          setAt(day);
                          onChange(day);
                        })
                      }
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  day: string;
  classNames: (string | false | undefined)[];
  /** "November 20" */
  name: string;
  mark: React.ReactNode;
  current: boolean;
  reached: boolean;
  disabled: boolean;
  onPick?: () => void;
}

function DayCell({ day, classNames, name, mark, current, reached, disabled, onPick }: CellProps) {
  const className = classNames.filter(Boolean).join(' ');
  const content = (
    <>
      <span className={styles.number} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      <span className="visually-hidden">{name}</span>
      {mark}
    </>
  );
  if (!onPick) {
    return (
      <div className={className} aria-current={current ? 'date' : undefined}>
        {content}
      </div>
    );
  }
  return (
    <button
      type="button"
      data-day={day}
      className={className}
      tabIndex={reached ? 0 : -1}
      aria-current={current ? 'date' : undefined}
      disabled={disabled}
      onClick={onPick}
    >
      {content}
    </button>
  );
}

/** Fills the cell behind the number. An empty ring means that tasks were due and none was done. */
function Ring({ share, text }: { share?: number; text?: string }) {
  if (share === undefined) return null;
  const circle = { cx: 18, cy: 18, r: 16, pathLength: 100 };
  return (
    <>
      <svg className={styles.ring} viewBox="0 0 36 36" aria-hidden="true">
        <circle className={styles.track} {...circle} />
        {share > 0 && <circle className={styles.arc} {...circle} strokeDasharray={`${share * 100} 100`} />}
      </svg>
      <span className="visually-hidden">{text}</span>
    </>
  );
}

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { addDays, clampDay, startOfWeek, weekOf } from '#lib/time/days.ts';
import { today } from '#lib/time/local-clock.ts';
import layout from '#ui/Layout.module.css';
import { DayMarkIcon, DayMarkKey, type DayMarkNames, type DayMarks } from './DayMarkIcon.tsx';
import { WeekPager } from './WeekPager.tsx';
import styles from './WeekTable.module.css';

interface Props {
  /** Accessible name. */
  label: string;
  /** `YYYY-MM-DD`, as all days. */
  value: string;
  onChange: (value: string) => void;
  min?: string;
  max?: string;
  marks?: DayMarks;
  /** What the marks mean, for a key below the days. @default no key, and the usual words for screen readers */
  markNames?: DayMarkNames;
  /** One row for each part of the days, such as a meal. */
  rows: { id: string; name: string }[];
  cell: (day: string, row: string) => ReactNode;
  /** Rows below the parts of a day, such as their sum. */
  foot?: { name: string; cell: (day: string) => ReactNode }[];
}

/** A week as a table, for large windows: its days beside each other, and their parts below each other. */
export function WeekTable({ label, value, onChange, min, max, marks, markNames, rows, cell, foot }: Props) {
  const format = useFormat();
  const days = weekOf(value, format.firstDay);
  const first = startOfWeek(value, format.firstDay);
  const now = today();
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chosen day must scroll into view
  useLayoutEffect(() => {
    const [name, chosen] = ['td', '[data-chosen]'].map((cell) => frame.current?.querySelector<HTMLElement>(cell));
    if (!frame.current || !name || !chosen) return;
    const { scrollLeft, clientWidth } = frame.current;
    const { offsetLeft, offsetWidth } = chosen;
    // Whole columns, so that the names of the rows cover no part of a word.
    const least = Math.ceil((offsetLeft + offsetWidth - clientWidth) / offsetWidth) * offsetWidth;
    frame.current.scrollLeft = Math.max(least, Math.min(scrollLeft, offsetLeft - name.offsetWidth));
  }, [value]);
  const go = (weeks: number) => onChange(clampDay(addDays(value, 7 * weeks), min, max));
  const column = (day: string) => ({
    'data-today': day === now || undefined,
    'data-chosen': day === value || undefined,
  });
  return (
    <section className={layout.column1} aria-label={label}>
      <WeekPager first={first} min={min} max={max} go={go} />
      <div ref={frame} className={styles.frame}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              <td />
              {days.map((day) => (
                <th key={day} scope="col" {...column(day)}>
                  <button
                    type="button"
                    className={styles.day}
                    disabled={day !== clampDay(day, min, max)}
                    aria-pressed={day === value}
                    aria-current={day === now ? 'date' : undefined}
                    onClick={() => onChange(day)}
                  >
                    <span className={styles.weekday}>{format.date(day, 'shortWeekday')}</span>
                    <span className={styles.number}>{Number(day.slice(8))}</span>
                    <span className="visually-hidden">{format.date(day, 'month')}</span>
                    {marks && <DayMarkIcon mark={marks[day]} names={markNames} />}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name }) => (
              <tr key={id}>
                <th scope="row" className={styles.name}>
                  {name}
                </th>
                {days.map((day) => (
                  <td key={day} {...column(day)}>
                    {cell(day, id)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {foot && (
            <tfoot>
              {foot.map(({ name, cell }) => (
                <tr key={name}>
                  <th scope="row" className={styles.name}>
                    {name}
                  </th>
                  {days.map((day) => (
                    <td key={day} className={styles.foot} {...column(day)}>
                      {cell(day)}
                    </td>
                  ))}
                </tr>
              ))}
            </tfoot>
          )}
        </table>
      </div>
      {markNames && <DayMarkKey names={markNames} />}
    </section>
  );
}

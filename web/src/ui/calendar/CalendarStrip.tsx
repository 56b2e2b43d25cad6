import { useFormat } from '#lib/format/useFormat.ts';
import { addDays, clampDay, startOfWeek, weekOf } from '#lib/time/days.ts';
import { today } from '#lib/time/local-clock.ts';
import layout from '#ui/Layout.module.css';
import styles from './CalendarStrip.module.css';
import { DayMarkIcon, DayMarkKey, type DayMarkNames, type DayMarks } from './DayMarkIcon.tsx';
import { useWeekScroll } from './useWeekScroll.ts';
import { WeekPager } from './WeekPager.tsx';

interface Props {
  /** Accessible name. */
  label: string;
  /** `YYYY-MM-DD`, as all days. */
  value: string;
  onChange: (value: string) => void;
  min?: string;
  max?: string;
  /** Weeks that begin on a day of their own, such as those of a plan, and what they are called. @default those of the person's region */
  weeks?: { firstDay: number; name: string };
  marks?: DayMarks;
  /** What the marks mean, for a key below the days. @default no key, and the usual words for screen readers */
  markNames?: DayMarkNames;
}

/** Selects a day of a week. The buttons or a swipe move to the same weekday of the previous or next week. */
export function CalendarStrip({ label, value, onChange, min, max, weeks, marks, markNames }: Props) {
  const format = useFormat();
  const weekStart = weeks?.firstDay ?? format.firstDay;
  const first = startOfWeek(value, weekStart);
  const before = !min || addDays(first, -1) >= min;
  const after = !max || addDays(first, 7) <= max;
  const go = (weeks: number) => onChange(clampDay(addDays(value, 7 * weeks), min, max));
  const scroller = useWeekScroll(first, before ? 1 : 0, go);
  const now = today();
  return (
    // biome-ignore lint/a11y/useSemanticElements: some browsers cannot lay out a fieldset as a grid
    <div role="group" className={layout.column1} aria-label={label}>
      <WeekPager name={weeks?.name} first={first} min={min} max={max} go={go} />
      <p className={styles.printed}>{format.date(value, 'weekday')}</p>
      <div ref={scroller} className={styles.weeks}>
        {[before && -7, 0, after && 7].map(
          (shift) =>
            shift !== false && (
              // The neighbouring weeks are only for swiping, so they are hidden from screen readers.
              <div key={addDays(first, shift)} className={styles.week} aria-hidden={shift !== 0 || undefined}>
                {weekOf(addDays(value, shift), weekStart).map((day) => (
                  <button
                    key={day}
                    type="button"
                    className={styles.day}
                    tabIndex={shift === 0 ? undefined : -1}
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
                ))}
              </div>
            ),
        )}
      </div>
      {markNames && <DayMarkKey names={markNames} />}
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, type PointerEvent, type ReactNode, useContext, useEffect, useRef } from 'react';
import { langOf } from '#lib/format/lang-of.ts';
import { type Size, useElementSize } from '#ui/gauge/useElementSize.ts';
import { SwipeContext } from '#ui/time/swipe-context.ts';
import styles from './Chart.module.css';
import { nearest, sample } from './scale.ts';

/** Rows of the table for screen readers, enough to follow the trend. The slider has every value. */
const maxRows = 12;

/** px beside the selected value in which a finger can take hold of it. */
const grip = 22;
/** ms after which a finger that rests selects values instead of moving the chart. */
const rest = 250;
/** px that a resting finger may move. */
const tremor = 8;

export interface ReadingText {
  /** Position of the value: a day, an age. */
  place: string;
  /** Values at this position, with their unit. */
  value: string;
  /** The text for screen readers, if it has more. @default the value */
  spoken?: string;
}

export interface Stop extends ReadingText {
  /** px */
  at: number;
}

interface Props {
  label: string;
  unit: string;
  /** Summary of the chart in one sentence. */
  sentence: string;
  /** rem */
  height: number;
  /** Whether there is nothing to draw. */
  empty: boolean;
  /** Text above the chart: the selected value, or the newest. */
  shown: ReadingText | undefined;
  /** Whether that text is one short line, because the newest value is beside the chart. @default false */
  brief?: boolean;
  /** Whether the unit is in its place until a value is selected. @default false */
  waits?: boolean;
  /** Its index among the stops. */
  index: number;
  /** Returns the selectable positions from left to right for a size. */
  stopsOf: (size: Size) => Stop[];
  onPick: (index: number) => void;
  table: { head: string[]; rows: string[][] };
  /** Legend below the chart; above a brief one. */
  legend: (size: Size) => ReactNode;
  children: (size: Size) => ReactNode;
}

/**
 * The common parts of all charts: a line with the selected value, the picture, a slider for the arrow keys, and a table of
 * the values for screen readers.
 */
export function ChartFrame(props: Props) {
  const { sentence, height, empty } = props;
  if (!empty) return <Plot {...props} />;
  return (
    <div className={styles.empty} style={{ minHeight: `${height}rem` }} role="img" aria-label={sentence}>
      <Trans>No values yet</Trans>
    </div>
  );
}

function Plot({
  label,
  unit,
  sentence,
  height,
  shown,
  brief = false,
  waits = false,
  index,
  stopsOf,
  onPick,
  table,
  legend,
  children,
}: Props) {
  const { t } = useLingui();
  const plot = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const isSwiped = useContext(SwipeContext);
  // The pointer that selects, or may soon.
  const finger = useRef<{ selects: boolean; x: number; timer?: number }>(undefined);
  const size = useElementSize(plot);
  const stops = size ? stopsOf(size) : [];
  const sayReading = ({ place, value, spoken = value }: ReadingText) => t`${place}: ${spoken}`;
  const placeOf = (event: MouseEvent<SVGSVGElement>) =>
    event.clientX - event.currentTarget.getBoundingClientRect().left;
  const pickAt = (place: number) => {
    const near = nearest(
      stops.map(({ at }) => at),
      place,
    );
    if (near >= 0) onPick(near);
  };
  const pick = (place: number) => {
    slider.current?.focus({ preventScroll: true });
    pickAt(place);
  };
  const release = () => {
    window.clearTimeout(finger.current?.timer);
    finger.current = undefined;
  };
  useEffect(
    () => () => {
      window.clearTimeout(finger.current?.timer);
    },
    [],
  );
  const press = (event: PointerEvent<SVGSVGElement>) => {
    const { currentTarget, pointerId } = event;
    const x = placeOf(event);
    const take = () => {
      finger.current = { selects: true, x };
      currentTarget.setPointerCapture(pointerId);
      pick(x);
    };
    release();
    const isAtSelection = Math.abs((stops[index]?.at ?? Number.NaN) - x) <= grip;
    // In a swipe area, a finger selects where the selection is or after a rest; otherwise it moves the area.
    if (isSwiped && event.pointerType === 'touch' && !isAtSelection) {
      finger.current = { selects: false, x, timer: window.setTimeout(take, rest) };
      return;
    }
    event.stopPropagation();
    take();
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const { current } = finger;
    if (!current) return;
    if (current.selects) {
      event.stopPropagation();
      pickAt(placeOf(event));
    } else if (Math.abs(placeOf(event) - current.x) > tremor) release();
  };
  return (
    <div className={styles.chart}>
      {/* Without a value above it, the picture starts with what its lines are. */}
      {brief && size && legend(size)}
      <p className={brief ? `${styles.readout} ${styles.brief}` : styles.readout}>
        {/* The values of the axis have no unit of their own. */}
        <span className={styles.where}>{waits || !shown ? unit : shown.place}</span>
        {!waits && (shown ? shown.value : <Trans>No values yet</Trans>)}
      </p>
      <div ref={plot} className={styles.plot} style={{ height: `${height}rem` }}>
        {size && (
          <svg
            className={styles.svg}
            width={size.width}
            height={size.height}
            role="img"
            aria-label={sentence}
            onPointerDown={press}
            onPointerMove={move}
            onPointerUp={(event) => {
              release();
              pick(placeOf(event));
            }}
            onPointerCancel={release}
          >
            {children(size)}
          </svg>
        )}
        {stops.length > 0 && (
          <>
            <input
              ref={slider}
              className={styles.slider}
              type="range"
              min={0}
              max={stops.length - 1}
              step={1}
              value={index}
              aria-label={t`${label}: choose a value`}
              aria-valuetext={shown && sayReading(shown)}
              onChange={(event) => onPick(event.target.valueAsNumber)}
            />
            <span className={styles.focus} />
          </>
        )}
      </div>
      {!brief && size && legend(size)}
      <Values label={label} {...table} />
    </div>
  );
}

/** The values as a table. If there are many, it contains an even sample, as its caption says. */
function Values({ label, head, rows }: Props['table'] & { label: string }) {
  const { t } = useLingui();
  const shown = sample(rows, maxRows);
  const [first, ...others] = head;
  return (
    <div className="visually-hidden">
      <table>
        <caption>{shown.length < rows.length ? t`${label}: ${shown.length} of ${rows.length} values` : label}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((name) => (
              <th key={name} scope="col" lang={langOf(name)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(([name, ...values], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state
            <tr key={row}>
              <th scope="row">{name}</th>
              {values.map((value, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no state
                <td key={column}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

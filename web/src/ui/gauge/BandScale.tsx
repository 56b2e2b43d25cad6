import { useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import tones from '#ui/Tone.module.css';
import styles from './BandScale.module.css';
import { type Band, bandOf, positionOn, shownEnds } from './bands.ts';
import { placeInLine, widthOf } from './label-layout.ts';
import { useElementSize } from './useElementSize.ts';

interface Props {
  /** The measured quantity. */
  label: string;
  /** From lowest to highest; each begins at the end of the previous one. */
  bands: readonly Band[];
  value?: number;
  /** Key of the band that stands out while there is no value. @default none, all bands are equal */
  emphasized?: string;
  /** Whether the value is beside the scale, which then has no text above the mark. @default false */
  valueSaid?: boolean;
  /** Step of the displayed values. @default 1 */
  step?: number;
  format?: (value: number) => string;
}

/**
 * The bands to scale, their boundaries, and a mark at the value with the name of its band. Use it for a measured value.
 * Take `ProgressBar` for a share of a target, and `RangeChart` for values over time.
 */
export function BandScale({ label, bands, value, emphasized, valueSaid = false, step = 1, format = String }: Props) {
  const { t } = useLingui();
  const { list } = useFormat();
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const size = useElementSize(element);
  const own = value === undefined ? bands.find(({ key }) => key === emphasized) : bandOf(value, bands);
  const amount = value === undefined ? '' : format(value);
  const place = value === undefined ? 0 : positionOn(value, bands);
  const { width = 0, em = 0 } = size ?? {};
  const whole = (bands[bands.length - 1]?.to ?? 0) - (bands[0]?.from ?? 0);
  const boundaries = bands.slice(1).map(({ from }) => {
    const text = format(from);
    return { text, at: positionOn(from, bands) * width, width: widthOf(text) * em };
  });
  const names = bands.map((band) => ({
    text: band.label,
    at: ((positionOn(band.from, bands) + positionOn(band.to, bands)) / 2) * width,
    width: widthOf(band.label) * em,
  }));
  const allNames = list(bands.map((band) => band.label));
  const roomForNames = bands.every(
    ({ from, to }, index) =>
      (names[index]?.width ?? 0) < (positionOn(to, bands) - positionOn(from, bands)) * width - em * 0.5,
  );
  // The ends of the drawn scale are not boundaries.
  const rangeOf = (index: number) => {
    const band = bands[index] as Band;
    const [first, last] = shownEnds(band, step);
    if (index === 0) return `< ${format(shownEnds(bands[1] ?? band, step)[0])}`;
    return index === bands.length - 1 ? `≥ ${format(first)}` : `${format(first)}–${format(last)}`;
  };
  return (
    <div
      className={styles.scale}
      data-valued={own !== undefined}
      role="img"
      aria-label={own && value !== undefined ? t`${label}: ${amount}, ${own.label}` : t`${label}: ${allNames}`}
      // Gives screen readers the boundaries of the bands.
      aria-describedby={`${id}-bands`}
    >
      {own && value !== undefined && !valueSaid && (
        <div className={styles.above} style={{ paddingLeft: `${place * 100}%` }}>
          <span className={styles.value} style={{ transform: `translateX(-${place * 100}%)` }}>
            {amount}
            <span className={styles.word}>{own.label}</span>
          </span>
        </div>
      )}
      <div ref={element} className={styles.bar}>
        {bands.map((band, index) => (
          <span
            key={band.key}
            data-last={index === bands.length - 1}
            data-own={band === own}
            className={`${styles.band} ${tones[band.tone]}`}
            // Flex factors with a sum below 1 would not fill the line.
            style={{ flexGrow: ((band.to - band.from) / whole) * 100 }}
          />
        ))}
        {own && value !== undefined && (
          <span className={styles.needle} style={{ left: `clamp(0.2rem, ${place * 100}%, 100% - 0.2rem)` }} />
        )}
      </div>
      <div className={styles.boundaries}>
        {placeInLine(boundaries, [0, width], em * 0.4).map(({ text, at }) => (
          <span key={text} style={{ left: at }}>
            {text}
          </span>
        ))}
      </div>
      {roomForNames && (
        <span id={`${id}-bands`} hidden>
          {bands.map((band, index) => `${band.label} ${rangeOf(index)}`).join(', ')}
        </span>
      )}
      {roomForNames ? (
        <div className={styles.names}>
          {names.map(({ text, at }, index) => (
            <span key={bands[index]?.key} style={{ left: at }} data-own={bands[index] === own}>
              {text}
            </span>
          ))}
        </div>
      ) : (
        <div id={`${id}-bands`} className={styles.legend}>
          {bands.map((band, index) => (
            <span key={band.key} data-own={band === own}>
              <span className={`${styles.swatch} ${tones[band.tone]}`} />
              {band.label} {rangeOf(index)}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Beat, curveOf, fewestReadings, heartRateOf, median, rateNow, readingsOf } from './pulse.ts';

/** One event a second, with contact from the first one on. */
const beatsOf = (rates: (number | undefined)[]): Beat[] =>
  rates.map((bpm, second) => ({
    bpm,
    contact: true,
    progress: second / rates.length,
    time: 1_795_150_800_000 + second * 1_000,
  }));

const calm = (length: number) => beatsOf(Array.from({ length }, (_, second) => 68 + (second % 5)));

describe('the readings of a measurement', () => {
  it('the readings omit the first three seconds, in which the sensor settles', () => {
    expect(readingsOf(beatsOf([140, 120, 90, 70, 71, 72]))).toEqual([70, 71, 72]);
  });

  it('the readings omit three seconds after each contact', () => {
    const beats = beatsOf([70, 70, 70, 70, 99, 130, 125, 110, 72]);
    const away = beats.map((beat, second) => (second === 4 ? { ...beat, contact: false } : beat));
    expect(readingsOf(away)).toEqual([70, 72]);
  });

  it('the readings contain one value a second, however many events the app sends', () => {
    const beats = Array.from(
      { length: 40 },
      (_, index): Beat => ({ bpm: 60 + index, contact: true, progress: 0, time: index * 250 }),
    );
    expect(readingsOf(beats)).toEqual([75, 79, 83, 87, 91, 95, 99]);
  });

  it('the readings omit seconds without a pulse and impossible rates', () => {
    expect(readingsOf(beatsOf([0, 0, 0, undefined, 20, 300, 64]))).toEqual([64]);
  });
});

describe('the result', () => {
  it('the heart rate is the median of the readings', () => {
    expect(heartRateOf(calm(30))).toBe(70);
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it('the heart rate is undefined with fewer than ten readings', () => {
    expect(heartRateOf(calm(3 + fewestReadings))).toBe(70);
    expect(heartRateOf(calm(2 + fewestReadings))).toBeUndefined();
    expect(heartRateOf([])).toBeUndefined();
  });

  it('one spike moves the heart rate to the neighbouring reading at most', () => {
    const rates = fc.array(fc.integer({ min: 45, max: 180 }), { minLength: fewestReadings, maxLength: 60 });
    fc.assert(
      fc.property(rates, fc.nat(), fc.integer({ min: 30, max: 220 }), (readings, place, spike) => {
        const sorted = [...readings].sort((a, b) => a - b);
        const middle = sorted.length >> 1;
        const least = sorted[middle - (sorted.length % 2 ? 1 : 2)] as number;
        const most = sorted[middle + 1] as number;
        const warmUp = [70, 70, 70];
        const spoiled = readings.map((rate, index) => (index === place % readings.length ? spike : rate));
        const result = heartRateOf(beatsOf([...warmUp, ...spoiled]));
        expect(result).toBeGreaterThanOrEqual(least);
        expect(result).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('the heart rate is between the lowest and highest reading, whatever their order', () => {
    const rates = fc.array(fc.integer({ min: 30, max: 220 }), { minLength: fewestReadings, maxLength: 60 });
    fc.assert(
      fc.property(rates, (readings) => {
        const result = heartRateOf(beatsOf([70, 70, 70, ...readings])) as number;
        expect(result).toBeGreaterThanOrEqual(Math.min(...readings));
        expect(result).toBeLessThanOrEqual(Math.max(...readings));
        expect(heartRateOf(beatsOf([70, 70, 70, ...[...readings].reverse()]))).toBe(result);
      }),
    );
  });
});

describe('the current rate', () => {
  it('the current rate does not jump with a spike', () => {
    expect(rateNow(beatsOf([70, 70, 70, 70, 71, 72, 71, 190]))).toBe(71);
  });

  it('the current rate is undefined without contact', () => {
    const beats = calm(12);
    expect(rateNow(beats)).toBe(70);
    expect(rateNow([...beats, { contact: false, progress: 0.4, time: 1_795_150_812_000 }])).toBeUndefined();
    expect(rateNow([])).toBeUndefined();
  });
});

describe('the curve of a measurement', () => {
  it('the curve runs from the first valid second, and higher rates are higher', () => {
    const [points = []] = curveOf(beatsOf([99, 99, 99, 70, 80, 90]));
    expect(points).toEqual([
      { x: 3 / 30, y: 1 },
      { x: 4 / 30, y: 0.5 },
      { x: 5 / 30, y: 0 },
    ]);
  });

  it('the curve is open while the contact is lost', () => {
    const beats = beatsOf(Array.from({ length: 12 }, () => 70));
    const away = beats.map((beat, second) => (second === 5 ? { ...beat, contact: false } : beat));
    expect(curveOf(away).map((points) => points.length)).toEqual([2, 3]);
  });

  it('the curve of a calm pulse stays in the middle', () => {
    const ys = curveOf(calm(12)).flatMap((points) => points.map(({ y }) => y));
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(4 / 20);
    expect(curveOf([])).toEqual([]);
  });

  it('every point of the curve is within the picture, whatever the sensor sends', () =>
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined }), { maxLength: 60 }),
        (rates) => {
          const points = curveOf(beatsOf(rates)).flat();
          expect(points.filter(({ x, y }) => x < 0 || x > 1 || y < 0 || y > 1)).toEqual([]);
        },
      ),
    ));
});

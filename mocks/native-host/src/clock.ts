/**
 * Sets the clock and the time zone of the phone in a document. Scripts of the page cannot distinguish them from the real
 * ones.
 */
import type { AppWindow } from './app-window.ts';

const fields = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const;

/**
 * @param time wall clock at the start, like `2026-11-20T23:55`; empty for the time of this machine. The clock runs from
 *   there.
 * @param zone IANA name; empty for the zone of this machine
 */
export function installClock(win: AppWindow, { time, zone }: { time: string; zone: string }): void {
  if (!time && !zone) return;
  const zoned = zone ? zonedDate(win.Date, zone) : win.Date;
  const behind = time ? new zoned(time).getTime() - win.Date.now() : 0;
  win.Date = shiftedDate(zoned, behind);
  if (zone) win.Intl.DateTimeFormat = zonedFormat(win.Intl.DateTimeFormat, zone);
}

/** Creates a `Date` whose clock is ahead. @param ahead ms */
function shiftedDate(Base: DateConstructor, ahead: number): DateConstructor {
  const now = () => Base.now() + ahead;
  class PhoneDate extends Base {
    constructor(...given: []) {
      super(...((given.length === 0 ? [now()] : given) as []));
      Object.setPrototypeOf(this, new.target.prototype);
    }
    static override now = now;
  }
  return PhoneDate as DateConstructor;
}

/** Creates a `Date` whose local time is that of a zone. */
export function zonedDate(Base: DateConstructor, zone: string): DateConstructor {
  const offsetAt = offsetsOf(zone);
  // The wall clock as the UTC fields of a date.
  const wallOf = (date: Date) => new Base(date.getTime() + offsetAt(date.getTime()));
  const momentOf = (wall: number) => {
    const near = wall - offsetAt(wall);
    return wall - offsetAt(near);
  };
  const parse = (text: string) => {
    const moment = Base.parse(text);
    // A date without a time is in UTC, and a text with an offset is independent of the zone.
    if (/^[+-]?\d+-\d\d(-\d\d)?$|Z$|GMT|UTC|[+-]\d\d:?\d\d$/.test(text)) return moment;
    const read = new Base(moment);
    return momentOf(moment - read.getTimezoneOffset() * 60_000);
  };
  const read = (given: unknown[]): [] => {
    const [first] = given;
    if (given.length > 1) return [momentOf(Base.UTC(...(given as [number, number])))] as unknown as [];
    return (typeof first === 'string' ? [parse(first)] : given) as [];
  };

  class ZonedDate extends Base {
    constructor(...given: []) {
      super(...read(given));
      // The fake clocks of test tools return plain dates.
      Object.setPrototypeOf(this, new.target.prototype);
    }
    static override parse = parse;
    override getTimezoneOffset() {
      return -offsetAt(this.getTime()) / 60_000;
    }
    override toString(): string {
      return Number.isNaN(this.getTime()) ? 'Invalid Date' : `${this.toDateString()} ${this.toTimeString()}`;
    }
    override toDateString(): string {
      return wallOf(this)
        .toUTCString()
        .replace(/^(\w+), (\d+) (\w+) (\d+) .*/, '$1 $3 $2 $4');
    }
    override toTimeString(): string {
      const minutes = -this.getTimezoneOffset();
      const [hour, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((n) =>
        `${n}`.padStart(2, '0'),
      );
      return `${wallOf(this).toISOString().slice(11, 19)} GMT${minutes < 0 ? '-' : '+'}${hour}${rest}`;
    }
    override toLocaleString(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
      return super.toLocaleString(locales, { timeZone: zone, ...options });
    }
    override toLocaleDateString(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
      return super.toLocaleDateString(locales, { timeZone: zone, ...options });
    }
    override toLocaleTimeString(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
      return super.toLocaleTimeString(locales, { timeZone: zone, ...options });
    }
  }
  for (const field of fields) {
    const method = { configurable: true, writable: true };
    Object.defineProperty(ZonedDate.prototype, `get${field}`, {
      ...method,
      value(this: Date) {
        return wallOf(this)[`getUTC${field}`]();
      },
    });
    if (field === 'Day') continue;
    Object.defineProperty(ZonedDate.prototype, `set${field}`, {
      ...method,
      value(this: Date, ...given: [number]) {
        return this.setTime(momentOf(wallOf(this)[`setUTC${field}`](...given)));
      },
    });
  }
  return ZonedDate as DateConstructor;
}

/** The offset of a zone from UTC at a moment; ms. */
function offsetsOf(zone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (moment) => {
    if (Number.isNaN(moment)) return Number.NaN;
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
    const seconds = moment - (((moment % 1000) + 1000) % 1000);
    return Date.UTC(year, month - 1, day, hour, minute, second) - seconds;
  };
}

/** `Intl.DateTimeFormat` with the zone as its default. */
function zonedFormat(Base: typeof Intl.DateTimeFormat, zone: string): typeof Intl.DateTimeFormat {
  const make = (locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) =>
    new Base(locales as string, { timeZone: zone, ...options });
  return new Proxy(Base, {
    construct: (_, [locales, options]) => make(locales, options),
    apply: (_, __, [locales, options]) => make(locales, options),
  });
}

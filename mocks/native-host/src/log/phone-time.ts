/** The clock of the log: that of the phone, whose time and zone may differ from those of this machine. */
let clock: DateConstructor = Date;

/** Reads further times from the clock of a document. */
export function readClockOf(win: { Date: DateConstructor }): void {
  clock = win.Date;
}

/** The phone's time and its offset from UTC, e.g. `16:20:00.250 GMT+0800`. */
export function phoneTime(): string {
  const now = new clock();
  const [time = '', offset = ''] = now.toTimeString().split(' ');
  return `${time}.${String(now.getMilliseconds()).padStart(3, '0')} ${offset}`;
}

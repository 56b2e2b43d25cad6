/** The IANA name of the device's time zone, e.g. `Asia/Shanghai`. */
export const zoneName = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

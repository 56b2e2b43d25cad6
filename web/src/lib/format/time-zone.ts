/** The IANA name of this device's time zone. Old browsers may not know it. */
export const deviceTimeZone = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone;

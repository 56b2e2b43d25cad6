/** Telephone numbers for a person in danger. */
export interface EmergencyNumbers {
  /** The ambulance. */
  emergency: string;
  /** A free crisis line for mental health; null where none is known here. */
  crisis: string | null;
}

const mainland: EmergencyNumbers = { emergency: '120', crisis: '12356' };
const hongKong: EmergencyNumbers = { emergency: '999', crisis: null };
const taiwan: EmergencyNumbers = { emergency: '119', crisis: null };
/** In the European Union and on most mobile networks elsewhere, which lead it to the local number (3GPP TS 22.101). */
const elsewhere: EmergencyNumbers = { emergency: '112', crisis: null };

/** By IANA time zone, with its older names. */
const byZone = new Map([
  ['Asia/Shanghai', mainland],
  ['Asia/Urumqi', mainland],
  ['Asia/Chongqing', mainland],
  ['Asia/Chungking', mainland],
  ['Asia/Harbin', mainland],
  ['Asia/Kashgar', mainland],
  ['PRC', mainland],
  ['Asia/Hong_Kong', hongKong],
  ['Hongkong', hongKong],
  ['Asia/Macau', hongKong],
  ['Asia/Macao', hongKong],
  ['Asia/Taipei', taiwan],
  ['ROC', taiwan],
]);

/**
 * The numbers of the region where a person is, whatever their language.
 * @param timeZone IANA name of the person's zone; absent when unknown
 * @see National Health Commission of China: 12356, one number for psychological help since May 2025; 120, the ambulance.
 * Hong Kong and Macau: 999. Taiwan: 119
 */
export const emergencyNumbers = (timeZone: string | undefined): EmergencyNumbers =>
  byZone.get(timeZone ?? '') ?? elsewhere;

/** Telephone numbers for a person in danger. */
export interface EmergencyNumbers {
  /** The ambulance. */
  emergency: string;
  /** A free crisis line for mental health; null where none is known here. */
  crisis: string | null;
}

const mainland: EmergencyNumbers = { emergency: '120', crisis: '12356' };
const hongKong: EmergencyNumbers = { emergency: '999', crisis: '18111' };
const macau: EmergencyNumbers = { emergency: '999', crisis: null };
const taiwan: EmergencyNumbers = { emergency: '119', crisis: '1925' };
const japan: EmergencyNumbers = { emergency: '119', crisis: null };
const northAmerica: EmergencyNumbers = { emergency: '911', crisis: '988' };
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
  ['Asia/Macau', macau],
  ['Asia/Macao', macau],
  ['Asia/Taipei', taiwan],
  ['ROC', taiwan],
  ['Asia/Tokyo', japan],
  ['Japan', japan],
  ...[
    ...['New_York', 'Detroit', 'Chicago', 'Denver', 'Boise', 'Phoenix', 'Los_Angeles', 'Anchorage', 'Juneau'],
    ...['Toronto', 'Vancouver', 'Edmonton', 'Winnipeg', 'Regina', 'Halifax', 'Moncton', 'St_Johns', 'Whitehorse'],
  ].map((city): [string, EmergencyNumbers] => [`America/${city}`, northAmerica]),
  ['Pacific/Honolulu', northAmerica],
]);

/**
 * The numbers of the region where a person is, whatever their language.
 * @param timeZone IANA name of the person's zone; absent when unknown
 * @see National Health Commission of China: 12356, one number for psychological help since May 2025; 120, the ambulance.
 * Hong Kong: 999, and 18111, the Mental Health Support Hotline since 2023. Macau: 999. Taiwan: 119, and 1925, the line of the
 * Ministry of Health and Welfare. Japan: 119. United States and Canada: 911, and 988, the Suicide Crisis Lifeline since 2022
 * and 2023
 */
export const emergencyNumbers = (timeZone: string | undefined): EmergencyNumbers =>
  byZone.get(timeZone ?? '') ?? elsewhere;

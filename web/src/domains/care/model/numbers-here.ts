import { type EmergencyNumbers, emergencyNumbers } from '@health-app/sdk/safety';
import { deviceTimeZone } from '#lib/format/time-zone.ts';

/** The numbers of the region of this device's clock. The language tells nothing about where a person is. */
export const numbersHere = (): EmergencyNumbers => emergencyNumbers(deviceTimeZone());

import { emergencyNumbers } from '@health-app/sdk/safety';
import { Trans } from '@lingui/react/macro';
import Phone from 'lucide-react/icons/phone';
import { deviceTimeZone } from '#lib/format/time-zone.ts';

/** The numbers of the region of this device's clock. The language tells nothing about where a person is. */
const numbersHere = () => emergencyNumbers(deviceTimeZone());

/** A link that calls the ambulance. */
export function EmergencyCall({ className }: { className: string | undefined }) {
  const { emergency } = numbersHere();
  return <Call className={className} number={emergency} />;
}

/** A link that calls the crisis line, where one is known. */
export function CrisisCall({ className }: { className: string | undefined }) {
  const { crisis } = numbersHere();
  return crisis && <Call className={className} number={crisis} />;
}

function Call({ className, number }: { className: string | undefined; number: string }) {
  return (
    <a className={className} href={`tel:${number}`}>
      <Phone aria-hidden="true" size="1.8rem" />
      <Trans>Call {number}</Trans>
    </a>
  );
}

import { Trans } from '@lingui/react/macro';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { numbersHere } from '../model/numbers-here.ts';

/** A link that calls the ambulance. */
export function EmergencyCall({ className }: { className: string | undefined }) {
  const { emergency } = numbersHere();
  return (
    <Call className={className} number={emergency}>
      <Trans>Call {emergency}</Trans>
    </Call>
  );
}

/** A link that calls the crisis line, where one is known. */
export function CrisisCall({ className }: { className: string | undefined }) {
  const { crisis } = numbersHere();
  return (
    crisis && (
      <Call className={className} number={crisis}>
        <Trans>Crisis line {crisis}</Trans>
      </Call>
    )
  );
}

interface CallProps {
  className: string | undefined;
  number: string;
  children: ReactNode;
}

function Call({ className, number, children }: CallProps) {
  return (
    <a className={className} href={`tel:${number}`}>
      <Phone aria-hidden="true" size="1.8rem" />
      {children}
    </a>
  );
}

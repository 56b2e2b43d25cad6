import { ForMembers, ForPromoters, ForUsers } from '../platform/access/AccessGate.tsx';
import { Part } from './Part.tsx';

/** What those see who may not open a screen. */
export function DoorsSection() {
  return (
    <>
      <Part name="ForUsers">
        <ForUsers />
      </Part>
      <Part name="ForMembers">
        <ForMembers />
      </Part>
      <Part name="ForPromoters">
        <ForPromoters />
      </Part>
    </>
  );
}

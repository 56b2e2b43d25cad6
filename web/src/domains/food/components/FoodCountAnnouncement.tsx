import { Plural } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useDebounced } from '#lib/hooks/useDebounced.ts';

/**
 * Tells screen readers the number of foods that a search found, after the typing pauses instead of at every letter.
 * @param count `undefined` while a first result may still arrive
 */
export function FoodCountAnnouncement({ count }: { count: number | undefined }) {
  // A live region announces only changes, not its initial content.
  const [begun, setBegun] = useState(false);
  useEffect(() => setBegun(true), []);
  const said = useDebounced(begun ? count : undefined, 1000);
  return (
    <p className="visually-hidden" role="status">
      {said !== undefined && <Plural value={said} _0="No foods found" one="# food found" other="# foods found" />}
    </p>
  );
}

import { Plural } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useDebounced } from '#lib/hooks/useDebounced.ts';
import typography from '#ui/Typography.module.css';

/**
 * Shows the number of results immediately. Screen readers announce it after the typing pauses, instead of at every letter.
 * @param count `undefined` while a first result may still arrive
 */
export function ResultCount({ count }: { count?: number }) {
  // A live region announces only changes, not its initial content.
  const [begun, setBegun] = useState(false);
  useEffect(() => setBegun(true), []);
  const said = useDebounced(begun ? count : undefined, 1000);
  return (
    <>
      {count !== undefined && count > 0 && (
        <p className={typography.soft} aria-hidden="true">
          <Plural value={count} one="# food found" other="# foods found" />
        </p>
      )}
      <p className="visually-hidden" role="status">
        {said !== undefined && <Plural value={said} _0="No foods found" one="# food found" other="# foods found" />}
      </p>
    </>
  );
}

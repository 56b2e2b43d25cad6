import { Plural } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useDebounced } from '../../../lib/useDebounced.ts';
import styles from './FoundCount.module.css';

/**
 * How many foods were found: seen at once, said when the typing rests, so that not every letter is followed by a number.
 * @param count `undefined` as long as there may be more than none
 */
export function FoundCount({ count }: { count?: number }) {
  // What a live region holds when it appears is not said, only what comes into it later.
  const [begun, setBegun] = useState(false);
  useEffect(() => setBegun(true), []);
  const said = useDebounced(begun ? count : undefined, 1000);
  return (
    <>
      {count !== undefined && count > 0 && (
        <p className={styles.count} aria-hidden="true">
          <Plural value={count} one="# food found" other="# foods found" />
        </p>
      )}
      <p className="visually-hidden" role="status">
        {said !== undefined && <Plural value={said} _0="No foods found" one="# food found" other="# foods found" />}
      </p>
    </>
  );
}

import { Plural } from '@lingui/react/macro';
import { FoodCountAnnouncement } from '#domains/food/components/FoodCountAnnouncement.tsx';
import typography from '#ui/Typography.module.css';

/**
 * Shows the number of results immediately, and announces it after the typing pauses.
 * @param count `undefined` while a first result may still arrive
 */
export function ResultCount({ count }: { count?: number }) {
  return (
    <>
      {count !== undefined && count > 0 && (
        <p className={typography.soft} aria-hidden="true">
          <Plural value={count} one="# food found" other="# foods found" />
        </p>
      )}
      <FoodCountAnnouncement count={count} />
    </>
  );
}

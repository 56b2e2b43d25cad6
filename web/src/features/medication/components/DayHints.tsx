import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import styles from './DayDoses.module.css';

/**
 * Tells that midnight has passed while the page was visible. The page keeps its day, so that nothing moves under the
 * finger.
 */
export function NewDay({ onToday }: { onToday: () => void }) {
  return (
    <div className={styles.otherDay} role="status">
      <p>
        <Trans>A new day has begun.</Trans>
      </p>
      <Button variant="quiet" onClick={onToday}>
        <Trans>Go to today</Trans>
      </Button>
    </div>
  );
}

/** Doses of yesterday without an answer, which can still be logged. */
export function Unanswered({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <Card padded>
      <div className={styles.nothing}>
        <p>
          <Plural
            value={count}
            one="# dose from yesterday is not logged. Did you take it?"
            other="# doses from yesterday are not logged. Did you take them?"
          />
        </p>
        <Button variant="quiet" onClick={onOpen}>
          <Trans>Log for yesterday</Trans>
        </Button>
      </div>
    </Card>
  );
}

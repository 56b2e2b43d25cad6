import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { withName } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import styles from './ProgressWait.module.css';

interface Props {
  /** The work in progress, such as "Looking at your meal". */
  title: ReactNode;
  /** The steps of the work, in order. */
  stages?: readonly { key: string; label: string }[];
  /** Key of the current step. @default the first step */
  stage?: string | null | undefined;
  /** ms */
  elapsed: number;
  /** Why the wait has ended without a result: a timeout, or failed requests. */
  stopped: 'limit' | 'failed' | undefined;
  busy: boolean;
  onLookAgain: () => void;
  /** A link to continue elsewhere; the work continues. */
  leave?: ReactNode;
  /** Content above the title, such as the photo. */
  children?: ReactNode;
}

/**
 * Shows the steps of a wait; screen readers announce each step, but not the seconds. Use it for work of many seconds.
 * Take `Button busy` for a command, and `Skeleton` for content.
 */
export function ProgressWait({
  title,
  stages = [],
  stage,
  elapsed,
  stopped,
  busy,
  onLookAgain,
  leave,
  children,
}: Props) {
  const format = useFormat();
  const current = Math.max(
    0,
    stages.findIndex(({ key }) => key === stage),
  );
  const seconds = Math.round(elapsed / 1000);
  return (
    <Card padded>
      <div className={styles.waiting} data-stopped={stopped !== undefined || undefined}>
        {children}
        <div className={layout.line3}>
          <span className={styles.pulse} aria-hidden="true" />
          <div role="status" className={`${styles.title} whole-words`}>
            {stopped === 'limit' && <Trans>This takes longer than usual</Trans>}
            {stopped === 'failed' && <Trans>The connection was lost while waiting</Trans>}
            {!stopped && title}
            {!stopped && stages[current] && (
              <span className="visually-hidden">{withName(format, '', stages[current].label)}</span>
            )}
          </div>
          {!stopped && seconds > 0 && (
            <span className={styles.seconds} aria-hidden="true">
              <Trans>{seconds} s</Trans>
            </span>
          )}
        </div>
        {stopped ? (
          <p className={typography.soft}>
            <Trans>The work goes on without this page. Look again now, or come back later.</Trans>
          </p>
        ) : (
          stages.length > 0 && (
            <ol className={styles.stages}>
              {stages.map(({ key, label }, index) => (
                <li key={key} aria-current={index === current ? 'step' : undefined} data-done={index < current}>
                  <span className={styles.dot} aria-hidden="true">
                    {index < current && <Check size="1.2rem" strokeWidth={3} />}
                  </span>
                  <span>
                    {label}
                    {index < current && (
                      <span className="visually-hidden">
                        {' '}
                        <Trans context="step">done</Trans>
                      </span>
                    )}
                  </span>
                </li>
              ))}
            </ol>
          )
        )}
        {(stopped || leave) && (
          <div className={layout.wrap3}>
            {stopped && (
              <Button busy={busy} onClick={onLookAgain}>
                <Trans>Look again</Trans>
              </Button>
            )}
            {leave}
          </div>
        )}
      </div>
    </Card>
  );
}

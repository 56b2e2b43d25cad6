import type { ReactNode } from 'react';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import styles from './StateMessage.module.css';

export interface StateMessageProps {
  title: ReactNode;
  children?: ReactNode;
  /** A button or a link to continue. */
  action?: ReactNode;
}

/** The common layout of the empty and the error state. */
export function StateMessage({
  title,
  children,
  action,
  art,
  failed = false,
}: StateMessageProps & { art: ReactNode; failed?: boolean }) {
  return (
    <div className={styles.state} role={failed ? 'alert' : undefined}>
      <div className={styles.art}>{art}</div>
      <p className={typography.strongLead}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={layout.above3}>{action}</div>}
    </div>
  );
}

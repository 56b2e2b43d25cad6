import type { ComponentType, ReactNode } from 'react';
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
  Icon,
  art,
  failed = false,
}: StateMessageProps & {
  Icon: ComponentType<{ size: string; strokeWidth: number; 'aria-hidden': 'true' }>;
  art?: ReactNode;
  failed?: boolean;
}) {
  return (
    <div className={failed ? `${styles.state} ${styles.failed}` : styles.state} role={failed ? 'alert' : undefined}>
      {art ?? (
        <div className={styles.icon}>
          <Icon aria-hidden="true" size="3rem" strokeWidth={1.6} />
        </div>
      )}
      <p className={typography.strongLead}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={layout.above3}>{action}</div>}
    </div>
  );
}

import CircleAlert from 'lucide-react/icons/circle-alert';
import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface Props {
  title: ReactNode;
  children?: ReactNode;
  /** The way on: a button or a link. */
  action?: ReactNode;
  tone?: 'empty' | 'failed';
}

/** In place of content: there is none, or it could not be had. */
export function Notice({ title, children, action, tone = 'empty' }: Props) {
  const failed = tone === 'failed';
  const Icon = failed ? CircleAlert : Inbox;
  return (
    <div className={failed ? `${styles.notice} ${styles.failed}` : styles.notice} role={failed ? 'alert' : undefined}>
      <div className={styles.icon}>
        <Icon aria-hidden="true" size="3rem" strokeWidth={1.6} />
      </div>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

import type { UserCard } from '@health-app/sdk';
import type { ReactNode } from 'react';
import { Avatar } from '#ui/media/Avatar.tsx';
import typography from '#ui/Typography.module.css';
import styles from './PersonLine.module.css';

interface Props {
  person: UserCard;
  title: ReactNode;
  detail?: ReactNode;
  /** Actions below the line. */
  children?: ReactNode;
}

/** Shows a person with a title, a detail and actions. */
export function PersonLine({ person, title, detail, children }: Props) {
  return (
    <div className={styles.line}>
      <Avatar name={person.userName} src={person.avatar} size={4.8} decorative />
      <div>
        <h2 className={typography.strongBody}>{title}</h2>
        {detail && <p className={typography.note}>{detail}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

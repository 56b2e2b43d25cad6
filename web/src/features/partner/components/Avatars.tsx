import type { UserCard } from '@health-app/sdk';
import { Avatar } from '#ui/media/Avatar.tsx';
import styles from './Avatars.module.css';

interface Props {
  people: readonly Partial<Pick<UserCard, 'userId' | 'userName' | 'avatar'>>[];
  /** Diameter, rem. */
  size: number;
}

/** The pictures of one person, or of a pair side by side. Their names are beside them. */
export function Avatars({ people, size }: Props) {
  return (
    <span className={styles.avatars}>
      {people.map(({ userId, userName = '', avatar = null }) => (
        <Avatar key={userId} name={userName} src={avatar} size={size} decorative />
      ))}
    </span>
  );
}

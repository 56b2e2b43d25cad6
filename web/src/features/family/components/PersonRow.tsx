import type { ReactNode } from 'react';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import layout from '#ui/Layout.module.css';
import { Avatar } from '#ui/media/Avatar.tsx';
import typography from '#ui/Typography.module.css';
import styles from './PersonRow.module.css';

interface Props {
  person: { userName: string; avatar: string | null };
  /** The name in a heading or a link. @default the plain name */
  children?: ReactNode;
  detail?: ReactNode;
  trailing?: ReactNode;
  size?: 'normal' | 'large';
}

/** A person: picture, name and a line of details. */
export function PersonRow({ person: { userName, avatar }, children, detail, trailing, size = 'normal' }: Props) {
  return (
    <div className={layout.line3}>
      <Avatar name={userName} src={avatar} size={size === 'large' ? 6.4 : 4.4} decorative />
      <div className={styles.text}>
        <div className={size === 'large' ? styles.large : styles.name}>
          {children ?? <ServerText as="bdi" text={userName} />}
        </div>
        {detail && <div className={typography.note}>{detail}</div>}
      </div>
      {trailing}
    </div>
  );
}

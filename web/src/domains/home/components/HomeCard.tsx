import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import type { Path } from '#lib/path.ts';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import { Link } from '#ui/Link.tsx';
import styles from './HomeCard.module.css';

interface Props {
  icon: ReactNode;
  title: ReactNode;
  /** Link to the full screen. */
  href: Path;
  children: ReactNode;
}

/** A card of a home about one subject, with a link to its screen. */
export function HomeCard({ icon, title, href, children }: Props) {
  return (
    <Card
      padded
      centred
      title={
        <Link href={href} className={styles.title}>
          <span className={styles.icon}>{icon}</span>
          <span className="whole-words">{title}</span>
          <ChevronRight aria-hidden="true" className={layout.softIcon} size="1.8rem" />
        </Link>
      }
    >
      <div className={styles.content}>{children}</div>
    </Card>
  );
}

/** The content of a card without data: its purpose and the next step. */
export function CardEmpty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      {action}
    </div>
  );
}

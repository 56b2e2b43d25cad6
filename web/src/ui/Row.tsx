import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import type { Path } from '#lib/path.ts';
import typography from '#ui/Typography.module.css';
import { Link } from './Link.tsx';
import styles from './Row.module.css';

interface Props {
  /** A picture or an icon before the title. */
  leading?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** Trailing content: a value, a badge, a switch. */
  trailing?: ReactNode;
}

/**
 * A row that opens a screen.
 * @param state stored with the history entry
 */
export function LinkRow({ href, state, leading, title, detail, trailing }: Props & { href: Path; state?: object }) {
  return (
    <Link href={href} state={state} className={styles.row}>
      {leading}
      <Content title={title} detail={detail} trailing={trailing} />
      <ChevronRight aria-hidden="true" className={styles.arrow} size="1.8rem" />
    </Link>
  );
}

/** A row that acts at once or opens a dialog. */
export function ButtonRow({ onClick, leading, title, detail, trailing }: Props & { onClick(): void }) {
  return (
    <button type="button" className={`${styles.row} ${styles.button}`} onClick={onClick}>
      {leading}
      <Content title={title} detail={detail} trailing={trailing} />
    </button>
  );
}

function Content({ title, detail, trailing }: Pick<Props, 'title' | 'detail' | 'trailing'>) {
  return (
    <div className={styles.content}>
      <div className={`whole-words ${styles.text}`}>
        <div>{title}</div>
        {detail && <div className={typography.note}>{detail}</div>}
      </div>
      {trailing}
    </div>
  );
}

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

interface LinkRowProps extends Props {
  href: Path;
  /** Stored with the history entry. */
  state?: object;
  /** Whether the open screen is about it. @default whether it is the screen of the link */
  current?: boolean;
}

/**
 * A row that opens a screen. Use it in lists and menus within a `Card`. Take `ButtonRow` if the row opens no screen,
 * and `ButtonLink` for a single next step.
 */
export function LinkRow({ href, state, current, leading, title, detail, trailing }: LinkRowProps) {
  return (
    <Link href={href} state={state} className={styles.row} {...(current && { 'aria-current': 'true' })}>
      {leading}
      <Content title={title} detail={detail} trailing={trailing} />
      <ChevronRight aria-hidden="true" className={styles.arrow} size="1.8rem" />
    </Link>
  );
}

/**
 * A row that acts at once or opens a dialog. Use it among other rows. Take `Button` outside a list, and `SheetRow` for
 * a value of a form.
 */
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

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import type { Path } from '../lib/path.ts';
import { Skeleton } from './feedback/Skeleton.tsx';
import { BackIcon } from './icons.tsx';
import { Link } from './Link.tsx';
import styles from './Screen.module.css';
import { PageScrollContext, ShellContext } from './shell-context.ts';

interface Props {
  title: ReactNode;
  /** At the end of the bar: one icon button or link. */
  action?: ReactNode;
  children: ReactNode;
}

/**
 * A whole screen: the bar with the way back and the title, and the content in one column. Where the app around the page draws
 * the bar, only the action is left of this one.
 */
export function Screen({ title, action, children }: Props) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLElement>(null);
  const id = useId();
  const pageScrolls = useContext(PageScrollContext);
  // A screen reader starts with the title of the screen that has opened, unless the screen starts with a field. An area that
  // scrolls by itself bears that title, and takes the keys that scroll.
  useEffect(() => {
    if (screen.current?.contains(document.activeElement)) return;
    const first = pageScrolls ? heading.current : area.current;
    first?.toggleAttribute('data-opened', true);
    first?.focus({ preventScroll: true });
  }, [pageScrolls]);
  const { embedderBar, canGoBack, goBack, banner } = useContext(ShellContext);
  useEffect(() => embedderBar?.setTitle(heading.current?.textContent ?? ''));
  return (
    <div ref={screen} className={pageScrolls ? styles.screen : styles.fixed}>
      <header className={styles.bar}>
        {banner}
        <div className={embedderBar ? styles.actionAlone : styles.row}>
          {!embedderBar && canGoBack() && (
            <button type="button" className={styles.back} aria-label={t`Back`} onClick={goBack}>
              <BackIcon size="2.4rem" />
            </button>
          )}
          <h1 ref={heading} id={id} className={embedderBar ? 'visually-hidden' : styles.title} tabIndex={-1}>
            {title}
          </h1>
          {action}
        </div>
      </header>
      {pageScrolls ? (
        <main className={styles.main}>{children}</main>
      ) : (
        <main
          ref={area}
          className={styles.area}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: else a keyboard could not scroll it
          tabIndex={0}
          aria-labelledby={id}
          onBlur={() => area.current?.removeAttribute('data-opened')}
        >
          <div className={styles.main}>{children}</div>
        </main>
      )}
    </div>
  );
}

/** The link at the end of a screen's bar: an icon, and what it opens in words. */
export function BarLink({ href, label, children }: { href: Path; label: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.action} aria-label={label}>
      {children}
    </Link>
  );
}

/** The button at the end of a screen's bar: an icon, and what it does in words. */
export function BarButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.action} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}

/** A screen whose code is still on its way. */
export function ScreenSkeleton({ title }: { title: string }) {
  return (
    <Screen title={title}>
      <Skeleton rows={6} />
    </Screen>
  );
}

import { useLingui } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { HostBarContext } from './host-bar.ts';
import styles from './Screen.module.css';
import { Skeleton } from './Skeleton.tsx';

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
  // A screen reader starts with the title of the screen that has opened, unless the screen starts with a field.
  useEffect(() => {
    if (!screen.current?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, []);
  const hostBar = useContext(HostBarContext);
  useEffect(() => hostBar?.setTitle(heading.current?.textContent ?? ''));
  const [, navigate] = useLocation();
  // A page that was opened directly has nothing behind it; from the start page a person finds on.
  const goBack = () => (history.length > 1 ? history.back() : navigate('/', { replace: true }));
  return (
    <div ref={screen} className={styles.screen}>
      <header className={styles.bar}>
        <div className={hostBar ? styles.actionAlone : styles.row}>
          {!hostBar && (
            <button type="button" className={styles.back} aria-label={t`Back`} onClick={goBack}>
              <ChevronLeft aria-hidden="true" size="2.4rem" />
            </button>
          )}
          <h1 ref={heading} className={hostBar ? 'visually-hidden' : styles.title} tabIndex={-1}>
            {title}
          </h1>
          {action}
        </div>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}

/** The link at the end of a screen's bar: an icon, and what it opens in words. */
export function BarLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.action} aria-label={label}>
      {children}
    </Link>
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

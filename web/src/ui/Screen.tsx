import { t } from '@lingui/core/macro';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { langOf } from '#lib/format/lang-of.ts';
import { codePlaceholder } from '#lib/loading/page-events.ts';
import type { Path } from '#lib/path.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { BackIcon, HomeIcon } from './icons.tsx';
import { Link } from './Link.tsx';
import styles from './Screen.module.css';
import { type Subject, SubjectContext } from './ScreenSubject.tsx';
import { PageScrollContext, ShellContext } from './shell-context.ts';

export interface ScreenProps {
  title: ReactNode;
  /** Trailing content of the bar: one icon button or link. */
  action?: ReactNode;
  children: ReactNode;
}

/** A screen: its title and its content, in a frame. */
export function Screen(props: ScreenProps) {
  const Frame = useContext(FrameContext);
  return <Frame {...props} />;
}

/**
 * The frame of a full screen: a bar with *Back* and the title, and the content in one column. Only one bar is visible: the embedder's,
 * or this one if the screen has an action and the embedder can hide its own. If the embedder always shows its bar, this one
 * contains only the action and the link to the home.
 */
function FullScreen({ title, action, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLElement>(null);
  const id = useId();
  const pageScrolls = useContext(PageScrollContext);
  // Focuses the title of a newly opened screen for screen readers, unless one of its fields has the focus. A scrollable
  // area is labelled by the title and takes the focus, so that keys scroll it. A layout effect runs before `keepFocus` finds
  // a focus for the previous screen.
  useLayoutEffect(() => {
    if (screen.current?.contains(document.activeElement)) return;
    const first = pageScrolls ? heading.current : area.current;
    first?.toggleAttribute('data-opened', true);
    first?.focus({ preventScroll: true });
  }, [pageScrolls]);
  const { embedderBar, canGoBack, goBack, setTitle, wayHome, banner } = useContext(ShellContext);
  const replacesBar = Boolean(action && embedderBar?.setHidden);
  const drawsBar = !embedderBar || replacesBar;
  const home = wayHome();
  useLayoutEffect(() => embedderBar?.setHidden?.(replacesBar), [embedderBar, replacesBar]);
  const titleText = useRef<HTMLSpanElement>(null);
  const [subject, setSubject] = useState<Subject>();
  useEffect(() => {
    const text = titleText.current?.textContent ?? '';
    embedderBar?.setTitle(text);
    setTitle(subject && !subject.isPrivate ? subject.text : text);
  });
  const content = <SubjectContext value={setSubject}>{children}</SubjectContext>;
  return (
    <div ref={screen} className={pageScrolls ? styles.screen : styles.fixed}>
      <header className={styles.bar}>
        {banner}
        <div className={drawsBar ? styles.row : styles.actionAlone}>
          {home ? (
            <Link href={home} className={styles.back} aria-label={t`Home`}>
              <HomeIcon size="2.2rem" />
            </Link>
          ) : (
            drawsBar &&
            canGoBack() && (
              <button type="button" className={styles.back} aria-label={t`Back`} onClick={goBack}>
                <BackIcon size="2.4rem" />
              </button>
            )
          )}
          <h1 ref={heading} id={id} className={drawsBar ? styles.title : 'visually-hidden'} tabIndex={-1}>
            <span ref={titleText}>{title}</span>
            {subject && (
              <span className="visually-hidden" lang={langOf(subject.text)}>
                {` – ${subject.text}`}
              </span>
            )}
          </h1>
          {action}
        </div>
      </header>
      {pageScrolls ? (
        <main className={styles.main}>{content}</main>
      ) : (
        <main
          ref={area}
          className={styles.area}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: otherwise the keyboard could not scroll it
          tabIndex={0}
          aria-labelledby={id}
          onBlur={() => area.current?.removeAttribute('data-opened')}
        >
          <div className={styles.main}>{content}</div>
        </main>
      )}
    </div>
  );
}

/** The frame of the screens below it. A screen in a pane beside another screen has a frame without *Back*. */
export const FrameContext = createContext<ComponentType<ScreenProps>>(FullScreen);

/** A link in a screen's bar: an icon with an accessible name. */
export function BarLink({ href, label, children }: { href: Path; label: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.action} aria-label={label}>
      {children}
    </Link>
  );
}

/** A button in a screen's bar: an icon with an accessible name. */
export function BarButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.action} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}

/** The placeholder of a screen while its code loads. */
export function ScreenSkeleton({ title }: { title: string }) {
  return (
    <Screen title={title}>
      <div className={styles.skeleton} {...{ [codePlaceholder]: true }}>
        <Skeleton rows={6} />
      </div>
    </Screen>
  );
}

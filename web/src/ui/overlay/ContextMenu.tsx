import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UnstyledButton } from '#ui/UnstyledButton.tsx';
import styles from './ContextMenu.module.css';
import { actionsOf, type RowAction, rowOf } from './row-actions.ts';

interface Opened {
  actions: RowAction[];
  x: number;
  y: number;
  /** The element that had the focus. */
  from: HTMLElement | undefined;
}

/** Space between the menu and the edge of the window, px. */
const margin = 8;

/**
 * The menu of the secondary button of a mouse, the Menu key or Shift+F10 on a row that `rowWithMenu` marks. It repeats the
 * links and buttons of the row, so nothing is only there. Texts, fields and rows without actions keep the menu of the browser.
 */
export function ContextMenu() {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened>();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => {
    opened?.from?.focus({ preventScroll: true });
    setOpened(undefined);
  };
  useEffect(() => {
    const open = (row: HTMLElement, x: number, y: number): boolean => {
      const actions = actionsOf(row);
      const from = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
      if (actions.length > 0) setOpened({ actions, from, x, y });
      return actions.length > 0;
    };
    const onMenu = (event: MouseEvent) => {
      const row = rowOf(event.target);
      const isTouch = (event as PointerEvent).pointerType === 'touch';
      const hasText = getSelection()?.isCollapsed === false;
      // A person who holds Shift wants the menu of the browser.
      if (!row || isTouch || hasText || event.shiftKey) return;
      if (open(row, event.clientX, event.clientY)) event.preventDefault();
    };
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
      const row = rowOf(event.target);
      const { left, bottom } = (event.target as Element).getBoundingClientRect();
      // Without this, the browser sends the event of a mouse, too.
      if (row && open(row, left, bottom)) event.preventDefault();
    };
    document.addEventListener('contextmenu', onMenu);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('contextmenu', onMenu);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  useEffect(() => {
    if (!opened) return;
    const leave = (event: Event) => {
      if (!(event.target instanceof Node && menu.current?.contains(event.target))) setOpened(undefined);
    };
    document.addEventListener('pointerdown', leave, true);
    // Not *scroll*, whose event may follow the press that opened the menu.
    document.addEventListener('wheel', leave, true);
    addEventListener('resize', leave);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      document.removeEventListener('wheel', leave, true);
      removeEventListener('resize', leave);
    };
  }, [opened]);
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element || !opened) return;
    const { width, height } = element.getBoundingClientRect();
    element.style.left = `${Math.max(margin, Math.min(opened.x, innerWidth - width - margin))}px`;
    element.style.top = `${Math.max(margin, Math.min(opened.y, innerHeight - height - margin))}px`;
    element.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
  }, [opened]);
  if (!opened) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const targets: Record<string, number | undefined> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const next = targets[event.key];
    if (next !== undefined) items[next]?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') close();
    else return;
    event.preventDefault();
    // *Escape* also closes what is below the menu.
    event.stopPropagation();
  };
  const act = ({ element }: RowAction) => {
    setOpened(undefined);
    // A dialog that opens returns the focus to it.
    element.focus({ preventScroll: true });
    element.click();
  };
  return (
    <section aria-label={t`Actions of the row`}>
      <div
        ref={menu}
        role="menu"
        tabIndex={-1}
        aria-label={t`Actions of the row`}
        className={styles.menu}
        onKeyDown={onKeyDown}
      >
        {opened.actions.map((action, index) => (
          <UnstyledButton
            // biome-ignore lint/suspicious/noArrayIndexKey: the actions of an open menu do not change
            key={index}
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            lang={action.lang}
            disabled={action.disabled}
            onClick={() => act(action)}
          >
            {action.name ?? <Trans context="row">Open</Trans>}
          </UnstyledButton>
        ))}
        {opened.actions[0]?.href && (
          <a
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            href={opened.actions[0].href}
            target="_blank"
            rel="noopener"
            onClick={close}
          >
            <Trans>Open in a new tab</Trans>
          </a>
        )}
      </div>
    </section>
  );
}

import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { ContentBoundary } from '#ui/feedback/ContentBoundary.tsx';
import styles from './Tabs.module.css';

interface Props<Value extends string> {
  /** Accessible name. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: { value: Value; label: ReactNode }[];
  /** Content of the selected tab. */
  children: ReactNode;
}

/**
 * Tabs, between which the arrow keys move; tabs that do not fit scroll sideways. Use them to change the content of a
 * screen. Take `Chips` to filter a list or to answer a question.
 */
export function Tabs<Value extends string>({ label, value, onChange, tabs, children }: Props<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.findIndex((tab) => tab.value === value);

  // `scrollIntoView` would scroll the page as well.
  useLayoutEffect(() => {
    const row = list.current as HTMLElement;
    const tab = row.children[chosen] as HTMLElement | undefined;
    if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: -1 };
    const step = steps[event.key];
    // Alt with an arrow key is the browser's *Back* or *Forward*.
    if (step === undefined || event.altKey || event.metaKey) return;
    event.preventDefault();
    const next = (step + tabs.length) % tabs.length;
    onChange((tabs[next] as (typeof tabs)[number]).value);
    (event.currentTarget.children[next] as HTMLElement).focus();
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            className={styles.tab}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: lets the keyboard move from the tabs into a panel without controls */}
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`} tabIndex={0} className={styles.panel}>
        <ContentBoundary>{children}</ContentBoundary>
      </div>
    </div>
  );
}

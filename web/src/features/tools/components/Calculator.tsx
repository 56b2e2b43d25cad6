import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Card } from '#ui/Card.tsx';
import { Wide } from '#ui/Columns.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import layout from '#ui/Layout.module.css';
import { LinkRow } from '#ui/Row.tsx';
import { Screen } from '#ui/Screen.tsx';
import typography from '#ui/Typography.module.css';
import { calculators } from '../model/calculators.ts';
import type { EntriesState } from '../model/useEntries.ts';
import styles from './Calculator.module.css';
import { ClearEntries } from './ClearEntries.tsx';

interface Props {
  /** Path of the screen. */
  path: string;
  entering: EntriesState;
  /** The result in a sentence, which stays visible while the person types; empty if there is none. */
  answer: string;
  /** The method: formula, source and limits. */
  method: ReactNode;
  fields: ReactNode;
  /** The result. */
  children: ReactNode;
}

/** The frame of all calculators, around the fields and the result. */
export function Calculator({ path, entering, answer, method, fields, children }: Props) {
  const { i18n } = useLingui();
  const side = useRef<HTMLDivElement>(null);
  const isInView = useInView(side);
  const own = calculators.find((calculator) => calculator.path === path);
  const others = calculators.filter((calculator) => calculator !== own);
  return (
    <Screen title={own && i18n._(own.title)}>
      <Wide>
        <div className={styles.frame}>
          {fields}
          <div ref={side} className={`${styles.side} ${layout.column4}`}>
            {children}
          </div>
          <div className={`${styles.method} ${layout.column4}`}>
            <Disclosure title={<Trans>How this is worked out</Trans>}>
              <div className={styles.text}>
                {method}
                <p>
                  <Trans>
                    For information only, not a diagnosis. If you are worried about your health, ask a doctor.
                  </Trans>
                </p>
              </div>
            </Disclosure>
            <ClearEntries {...entering} />
          </div>
          <section className={styles.others}>
            <h2 className={typography.heading}>
              <Trans>Other calculators</Trans>
            </h2>
            <Card>
              <div className={styles.calculators}>
                {others.map(({ path, title, detail }) => (
                  <LinkRow key={path} href={path} title={i18n._(title)} detail={i18n._(detail)} />
                ))}
              </div>
            </Card>
          </section>
        </div>
      </Wide>
      {answer && !isInView && (
        <BottomBar>
          {/* Hidden from screen readers, because the result announces itself. */}
          <p className={styles.answer} aria-hidden="true">
            {answer}
          </p>
        </BottomBar>
      )}
    </Screen>
  );
}

/** Whether the first result is in the window, above the space that the bar would take. Assumed until it is known. */
function useInView(results: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '0px 0px -140px 0px' },
    );
    if (results.current?.firstElementChild) observer.observe(results.current.firstElementChild);
    return () => observer.disconnect();
  }, [results]);
  return isInView;
}

/** A formula on lines of its own. */
export function Formula({ children }: { children: ReactNode }) {
  return <p className={styles.formula}>{children}</p>;
}

/** The source of a formula or its cut-offs. */
export function Source({ children }: { children: ReactNode }) {
  return (
    <p>
      <Trans>Source: {children}</Trans>
    </p>
  );
}

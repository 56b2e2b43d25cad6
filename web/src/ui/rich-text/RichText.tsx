import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './RichText.module.css';

interface Props {
  /** Untrusted HTML. */
  html: string;
  className?: string;
  /** Called with the pictures of the text, and the index of the tapped one. */
  onOpenImage?: (pictures: Picture[], index: number) => void;
}

export interface Picture {
  url: string;
  /** Description; empty without one. */
  alt: string;
}

type Sanitise = typeof import('#ui/sanitizer/sanitise.ts').sanitise;

let sanitiser: Sanitise | undefined;

/**
 * Loads the sanitiser; the screen shows a skeleton until then. Suspense would keep the skeleton for 300 ms.
 * @returns `undefined` until it has loaded
 */
export function useSanitiser(): Sanitise | undefined {
  const [sanitise, setSanitise] = useState(() => sanitiser);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    const keep = (loaded: { sanitise: Sanitise }) => {
      sanitiser = loaded.sanitise;
      setSanitise(() => sanitiser);
    };
    // The sanitiser may have loaded since the render.
    if (sanitiser) setSanitise(() => sanitiser);
    else import('#ui/sanitizer/sanitise.ts').then(keep, (error) => setFailure({ error }));
  }, []);
  if (failure) throw failure.error;
  return sanitise;
}

/** Formatted text, such as an article. */
export function RichText(props: Props) {
  const sanitise = useSanitiser();
  return sanitise ? <Text {...props} sanitise={sanitise} /> : <Skeleton rows={8} height="1.6rem" />;
}

function Text({ html, className, onOpenImage, sanitise }: Props & { sanitise: Sanitise }) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const element = useRef<HTMLDivElement>(null);
  const pictureName = onOpenImage && t`Picture`;
  const tableName = t`Table`;
  useLayoutEffect(() => {
    element.current?.replaceChildren(sanitise(html, { origin: location.origin, pictureName, tableName }));
  }, [sanitise, html, pictureName, tableName]);
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    const link = target.closest('a');
    if (link && link.target !== '_blank' && isPlain(event)) {
      event.preventDefault();
      navigate(link.getAttribute('href') ?? '/');
    }
    const button = target.closest('button[data-picture]');
    if (!button || !onOpenImage) return;
    const buttons = [...event.currentTarget.querySelectorAll('button[data-picture]')];
    const pictures = buttons.flatMap((each) =>
      [...each.querySelectorAll('img')].map(({ src, alt }) => ({ url: src, alt })),
    );
    onOpenImage(pictures, buttons.indexOf(button));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls are the links and buttons inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks the controls inside
    <div ref={element} className={className ? `${styles.text} ${className}` : styles.text} onClick={onClick} />
  );
}

/** A plain click, which does not open another tab. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

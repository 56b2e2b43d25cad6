import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Skeleton } from '../feedback/Skeleton.tsx';
import styles from './RichText.module.css';

interface Props {
  /** From wherever: nothing of it is trusted. */
  html: string;
  className?: string;
  /** Told of a tapped picture, with all pictures of the text. */
  onOpenImage?: (pictures: Picture[], index: number) => void;
}

export interface Picture {
  url: string;
  /** What it shows, in words; empty when not told. */
  alt: string;
}

type Sanitise = typeof import('../sanitizer/sanitise.ts').sanitise;

let sanitiser: Sanitise | undefined;

/**
 * What a text needs to be shown, once it is there; for a screen that shows nothing else before. React's own way to wait would
 * keep what is shown meanwhile for a third of a second.
 */
export function useSanitiser(): Sanitise | undefined {
  const [sanitise, setSanitise] = useState(() => sanitiser);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    const keep = (loaded: { sanitise: Sanitise }) => {
      sanitiser = loaded.sanitise;
      setSanitise(() => sanitiser);
    };
    // It may have come since this was rendered.
    if (sanitiser) setSanitise(() => sanitiser);
    else import('../sanitizer/sanitise.ts').then(keep, (error) => setFailure({ error }));
  }, []);
  if (failure) throw failure.error;
  return sanitise;
}

/** Text with its formatting, such as an article. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the links and buttons inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: by the keyboard too, which clicks them
    <div ref={element} className={className ? `${styles.text} ${className}` : styles.text} onClick={onClick} />
  );
}

/** Not meant to open elsewhere. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

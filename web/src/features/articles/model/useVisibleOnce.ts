import { useEffect, useRef } from 'react';

/** Calls `onSeen` once, when an element becomes visible. */
export function useVisibleOnce(onSeen: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const tell = useRef(onSeen);
  useEffect(() => {
    tell.current = onSeen;
  });
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      tell.current();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
}

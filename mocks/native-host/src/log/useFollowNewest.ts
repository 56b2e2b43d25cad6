import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Following {
  list: RefObject<HTMLElement | null>;
  /** The number of rows that came while the reader was further down. */
  missed: number;
  showNewest: () => void;
}

/** The first visible row, and how far it begins above the visible part; px. */
interface Anchor {
  row: HTMLElement;
  above: number;
}

/**
 * Keeps a list that grows at its top in place while it is scrolled; at its top, it shows each new row. Safari has no scroll
 * anchoring of its own.
 * @param keys keys of the rows, newest first; each is greater than those after it
 */
export function useFollowNewest(keys: readonly number[]): Following {
  const list = useRef<HTMLElement>(null);
  const anchor = useRef<Anchor>(undefined);
  /** Key of the newest row that the reader has seen. */
  const [seen, setSeen] = useState(-1);
  const [newest = -1] = keys;
  const reading = useRef(newest);
  reading.current = newest;

  useLayoutEffect(() => {
    const node = list.current;
    const kept = anchor.current;
    if (!node) return;
    if (!kept?.row.isConnected) {
      anchor.current = undefined;
      node.scrollTop = 0;
      setSeen(newest);
    } else node.scrollTop = kept.row.offsetTop + kept.above;
  }, [newest]);

  useEffect(() => {
    const node = list.current;
    const note = () => {
      if (!node) return;
      anchor.current = node.scrollTop > 0 ? anchorOf(node) : undefined;
      if (!anchor.current) setSeen(reading.current);
    };
    node?.addEventListener('scroll', note, { passive: true });
    return () => node?.removeEventListener('scroll', note);
  }, []);

  const missed = keys.filter((key) => key > seen).length;
  return { list, missed: anchor.current ? missed : 0, showNewest: () => list.current?.scrollTo({ top: 0 }) };
}

function anchorOf(node: HTMLElement): Anchor | undefined {
  for (const row of node.querySelectorAll('li')) {
    if (row.offsetTop + row.offsetHeight > node.scrollTop) return { row, above: node.scrollTop - row.offsetTop };
  }
  return undefined;
}

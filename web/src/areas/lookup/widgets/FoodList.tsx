import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Lookup } from '../lookups.tsx';
import type { Match } from '../model/search.ts';
import styles from './FoodList.module.css';
import { FoodRow } from './FoodRow.tsx';

interface Props {
  lookup: Lookup;
  /** Said by screen readers. */
  label: string;
  foods: Match[];
  /** Searched words, marked in the names. Keep the same array for the same words. */
  terms: string[];
  openId: string | undefined;
  onToggle: (id: string) => void;
}

/** Foods of which only those near the screen are in the page, however long the list is. */
export function FoodList({ lookup, label, foods, terms, openId, onToggle }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const top = useTop(list);
  const [rowHeight] = useState(() => 6.8 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const virtualizer = useWindowVirtualizer({
    count: foods.length,
    scrollMargin: top,
    overscan: 6,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((index: number) => foods[index]?.food.id ?? index, [foods]),
    useFlushSync: false,
  });
  const rows = virtualizer.getVirtualItems();
  const above = (rows[0]?.start ?? top) - top;
  const below = virtualizer.getTotalSize() + top - (rows[rows.length - 1]?.end ?? top);
  return (
    <ul ref={list} className={styles.list} aria-label={label} style={{ paddingTop: above, paddingBottom: below }}>
      {rows.map(({ key, index }) => {
        const { food, via } = foods[index] as Match;
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            className={styles.item}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={foods.length}
          >
            <FoodRow
              lookup={lookup}
              food={food}
              via={via}
              terms={terms}
              open={food.id === openId}
              onToggle={onToggle}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Where a list begins on the page; it moves when something above it grows. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

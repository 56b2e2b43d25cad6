import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { RowBoundary } from '#ui/feedback/ContentBoundary.tsx';

/** Rows per block, and blocks per group: observing a thousand blocks would take longer than rendering their rows. */
const blockSize = 10;
const groupSize = blockSize * 20;

export interface VirtualListProps<Item> {
  /** Accessible name. */
  label: string;
  items: Item[];
  keyOf: (item: Item) => string;
  /** Estimated height of a row, rem: the size of rows that have not been rendered yet. */
  rowHeight: number;
  /** Whether more rows follow, in an unknown number. */
  open?: boolean;
  className?: string;
  rowClassName?: string;
  children: (item: Item) => ReactNode;
}

/** A list that renders only the rows near the viewport; its rows may have any height. */
export function VirtualList<Item>({
  label,
  items,
  keyOf,
  rowHeight,
  open,
  className,
  rowClassName,
  children,
}: VirtualListProps<Item>) {
  const row = (item: Item, index: number) => (
    // biome-ignore lint/a11y/useSemanticElements: a ul may not contain the blocks
    <div
      key={keyOf(item)}
      role="listitem"
      className={rowClassName}
      aria-posinset={index + 1}
      aria-setsize={open ? -1 : items.length}
    >
      <RowBoundary item={item}>{children}</RowBoundary>
    </div>
  );
  const groups = useMemo(() => partsOf(items, groupSize), [items]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="list" aria-label={label} className={className}>
      {groups.map((group) => (
        <Block key={group.from} rows={group.rows} rowHeight={rowHeight} first={group.from === 0}>
          {() =>
            partsOf(group.rows, blockSize).map(({ from, rows }) => (
              <Block key={from} rows={rows} rowHeight={rowHeight} first={group.from + from === 0}>
                {() => rows.map((item, index) => row(item, group.from + from + index))}
              </Block>
            ))
          }
        </Block>
      ))}
    </div>
  );
}

function partsOf<Item>(items: Item[], size: number): { from: number; rows: Item[] }[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => {
    const from = index * size;
    return { from, rows: items.slice(from, from + size) };
  });
}

/** Rows that are rendered near the viewport, and replaced by a placeholder of the same height elsewhere. */
function Block<Item>({
  rows,
  rowHeight,
  first,
  children,
}: {
  rows: Item[];
  rowHeight: number;
  /** Whether it is initially visible, so that it renders at once. */
  first: boolean;
  children: () => ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(first);
  const [seen, setSeen] = useState<{ rows: Item[]; height: number }>();
  const shown = useRef(rows);
  useEffect(() => {
    shown.current = rows;
  });
  useEffect(() => {
    const block = element.current as HTMLDivElement;
    return watchNearness(block, (isNear) => {
      // A focused row stays rendered, so that the keyboard user can continue from it.
      if (!isNear && block.contains(document.activeElement)) return;
      if (!isNear) setSeen({ rows: shown.current, height: block.offsetHeight });
      startTransition(() => setNear(isNear));
    });
  }, []);
  const height = seen && isSame(seen.rows, rows) ? `${seen.height}px` : `${rows.length * rowHeight}rem`;
  return (
    <div ref={element} role="presentation" style={near ? undefined : { height }}>
      {near && children()}
    </div>
  );
}

let watcher: IntersectionObserver | undefined;
const watched = new WeakMap<Element, (isNear: boolean) => void>();

/** One observer for all blocks. */
function watchNearness(block: Element, tell: (isNear: boolean) => void): () => void {
  watcher ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
    },
    { rootMargin: '600px 0px' },
  );
  watched.set(block, tell);
  watcher.observe(block);
  return () => {
    watched.delete(block);
    watcher?.unobserve(block);
  };
}

/** Whether two arrays contain the same rows, because a list that grows at its end has new arrays of the same rows. */
const isSame = <Item,>(before: Item[], after: Item[]): boolean =>
  before.length === after.length && before.every((item, index) => item === after[index]);

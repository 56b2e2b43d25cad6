import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';

/** So many rows come and go together; and so many such blocks, for a thousand of them would cost more than the rows. */
const blockSize = 10;
const groupSize = blockSize * 20;

interface Props<Item> {
  /** Said by screen readers. */
  label: string;
  items: Item[];
  keyOf: (item: Item) => string;
  /** About how high a row is, in rem; what is far from the screen takes that much room until it has been seen. */
  rowHeight: number;
  /** More rows will come, and nobody knows yet how many. */
  open?: boolean;
  className?: string;
  rowClassName?: string;
  children: (item: Item) => ReactNode;
}

/** A list of which only the rows near the screen are in the page, however long it is and however high each row. */
export function VirtualList<Item>({
  label,
  items,
  keyOf,
  rowHeight,
  open,
  className,
  rowClassName,
  children,
}: Props<Item>) {
  const row = (item: Item, index: number) => (
    // biome-ignore lint/a11y/useSemanticElements: a list element may not hold the blocks
    <div
      key={keyOf(item)}
      role="listitem"
      className={rowClassName}
      aria-posinset={index + 1}
      aria-setsize={open ? -1 : items.length}
    >
      {children(item)}
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

/** Rows that are in the page while they are near the screen; else an empty place of the same height. */
function Block<Item>({
  rows,
  rowHeight,
  first,
  children,
}: {
  rows: Item[];
  rowHeight: number;
  /** On the screen when the list opens, so there is nothing to wait for. */
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
      // What has the focus stays, so that the keyboard goes on from there.
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

/** A list that has grown at its end has its first rows as they were, though in new arrays. */
const isSame = <Item,>(before: Item[], after: Item[]): boolean =>
  before.length === after.length && before.every((item, index) => item === after[index]);

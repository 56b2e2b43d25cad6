import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

/** So many rows come and go together. */
const blockSize = 20;

interface Props<Item> {
  /** Said by screen readers. */
  label: string;
  items: Item[];
  keyOf: (item: Item) => string;
  /** About how high a row is, in rem; what is far from the screen takes that much room until it has been seen. */
  rowHeight: number;
  className?: string;
  rowClassName?: string;
  children: (item: Item) => ReactNode;
}

/** A list of which only the rows near the screen are in the page, however long it is and however high each row. */
export function LongList<Item>({ label, items, keyOf, rowHeight, className, rowClassName, children }: Props<Item>) {
  const blocks = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / blockSize) }, (_, index) =>
        items.slice(index * blockSize, (index + 1) * blockSize),
      ),
    [items],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list element may not hold the blocks
    <div role="list" aria-label={label} className={className}>
      {blocks.map((block, blockIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is a place in the list, whatever stands there
        <Block key={blockIndex} rows={block} estimate={`${block.length * rowHeight}rem`} first={blockIndex < 2}>
          {(item, index) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            <div
              key={keyOf(item)}
              role="listitem"
              className={rowClassName}
              aria-posinset={blockIndex * blockSize + index + 1}
              aria-setsize={items.length}
            >
              {children(item)}
            </div>
          )}
        </Block>
      ))}
    </div>
  );
}

/** Rows that are in the page while they are near the screen; else an empty place of the same height. */
function Block<Item>({
  rows,
  estimate,
  first,
  children,
}: {
  rows: Item[];
  estimate: string;
  /** On the screen when the list opens, so there is nothing to wait for. */
  first: boolean;
  children: (item: Item, index: number) => ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(first);
  const [seen, setSeen] = useState<{ rows: Item[]; height: number }>();
  useEffect(() => {
    const block = element.current as HTMLDivElement;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) setSeen({ rows, height: block.offsetHeight });
        setNear(Boolean(entry?.isIntersecting));
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(block);
    return () => observer.disconnect();
  }, [rows]);
  const height = seen?.rows === rows ? `${seen.height}px` : estimate;
  return (
    <div ref={element} role="presentation" style={near ? undefined : { height }}>
      {near && rows.map(children)}
    </div>
  );
}

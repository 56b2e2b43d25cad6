import type { ReactNode } from 'react';
import { RowBoundary } from '#ui/feedback/ContentBoundary.tsx';

interface Props<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Whether each row is an item of a list, which must not have other children. @default false */
  listItems?: boolean;
  children: (item: Item, index: number) => ReactNode;
}

/** Rows of server data, each with an error boundary, so that a missing field of one does not remove the others. */
export const Rows = <Item,>({ items, keyOf, listItems, children }: Props<Item>) =>
  items.map((item, index) => (
    <RowBoundary key={keyOf(item) ?? index} item={item} listItem={listItems}>
      {(row) => children(row, index)}
    </RowBoundary>
  ));

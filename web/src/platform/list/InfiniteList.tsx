import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { FailureText, QueryView } from '#platform/query/QueryView.tsx';
import { Button } from '#ui/Button.tsx';
import { VirtualList, type VirtualListProps } from '#ui/list/VirtualList.tsx';
import { VisibilitySentinel } from '#ui/list/VisibilitySentinel.tsx';
import styles from './InfiniteList.module.css';

interface Pages<Item> {
  pages: { list: Item[] }[];
}

interface InfiniteQuery<Item> {
  data: Pages<Item> | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: (options?: { cancelRefetch?: boolean }) => unknown;
}

interface Props<Item> {
  /** Result of `useInfiniteQuery`. */
  query: InfiniteQuery<Item>;
  /** Accessible name. */
  label: string;
  keyOf: (item: Item) => string;
  /** Estimated height of a row, rem. */
  rowHeight: number;
  skeleton: ReactNode;
  empty: ReactNode;
  /** Content after the last row. @default "That is all" */
  end?: ReactNode;
  /** Rows with separators on one surface, or cards with gaps. @default unstyled */
  variant?: 'rows' | 'cards';
  /** Shows all loaded items at once, as in a table, instead of a row for each. */
  table?: (items: Item[]) => ReactNode;
  /** Class of the list, for a different style. */
  className?: string;
  children: (item: Item) => ReactNode;
}

/** A list that loads the next page near its end, and renders only the rows near the viewport. */
export function InfiniteList<Item>({ query, skeleton, empty, end, variant, table, className, ...list }: Props<Item>) {
  const { hasNextPage } = query;
  const isEmpty = ({ pages }: Pages<Item>) => !hasNextPage && pages.every((page) => page.list.length === 0);
  return (
    <QueryView query={query} skeleton={skeleton} isEmpty={isEmpty} empty={empty}>
      {({ pages }) => (
        <>
          <Items
            {...list}
            table={table}
            pages={pages}
            open={hasNextPage}
            className={variant === 'rows' ? styles.surface : className}
            rowClassName={variant && styles[variant]}
          />
          <div className={styles.tail}>
            <Tail query={query} end={end} />
          </div>
        </>
      )}
    </QueryView>
  );
}

type ItemsProps<Item> = Omit<VirtualListProps<Item>, 'items'> & Pages<Item> & Pick<Props<Item>, 'table'>;

function Items<Item>({ pages, table, ...list }: ItemsProps<Item>) {
  const { keyOf } = list;
  // A new entry shifts the others, so the last entry of a page may repeat as the first of the next page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an item's key does not depend on the identity of the function
  const items = useMemo(
    () => [...new Map(pages.flatMap((page) => page.list).map((item, index) => [keyOf(item) ?? index, item])).values()],
    [pages],
  );
  return table ? table(items) : <VirtualList {...list} items={items} />;
}

/** After the last row: the next page's skeleton, a button to load it, an error, or the end of the list. */
function Tail({ query, end }: { query: InfiniteQuery<unknown>; end: ReactNode }) {
  const { error, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const more = () => void fetchNextPage({ cancelRefetch: false });
  if (!hasNextPage) return <p className={styles.end}>{end === undefined ? <Trans>That is all</Trans> : end}</p>;
  return (
    <>
      {isFetchNextPageError && error && (
        <p className={styles.failure} role="alert">
          <FailureText error={error} />
        </p>
      )}
      {!isFetchNextPageError && !isFetching && <VisibilitySentinel onNear={more} />}
      <Button variant="quiet" fullWidth busy={isFetchingNextPage} onClick={more}>
        {isFetchNextPageError ? (
          <Trans>Try again</Trans>
        ) : isFetchingNextPage ? (
          <Trans>Loading</Trans>
        ) : (
          <Trans>Load more</Trans>
        )}
      </Button>
    </>
  );
}

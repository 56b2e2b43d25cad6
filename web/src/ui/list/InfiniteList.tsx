import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { Button } from '../Button.tsx';
import { FailureText, QueryView } from '../feedback/QueryView.tsx';
import styles from './InfiniteList.module.css';
import { VirtualList } from './VirtualList.tsx';
import { WhenNear } from './WhenNear.tsx';

interface InfiniteQuery<Item> {
  data: { pages: { list: Item[] }[] } | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: (options?: { cancelRefetch?: boolean }) => unknown;
}

interface Props<Item> {
  /** What `useInfiniteQuery` gave. */
  query: InfiniteQuery<Item>;
  /** Said by screen readers. */
  label: string;
  keyOf: (item: Item) => string;
  /** About how high a row is, in rem. */
  rowHeight: number;
  skeleton: ReactNode;
  empty: ReactNode;
  /** Other words than "That is all", or nothing, after the last row. */
  end?: ReactNode;
  /** Rows on one surface with lines between them, or cards of their own with room between them; default: as they are. */
  variant?: 'rows' | 'cards';
  /** Of the list, where neither look is right. */
  className?: string;
  children: (item: Item) => ReactNode;
}

/** A list that comes page by page as one gets near its end, of which only the rows near the screen are in the page. */
export function InfiniteList<Item>({ query, skeleton, empty, end, variant, className, ...list }: Props<Item>) {
  const { data, hasNextPage } = query;
  const { keyOf } = list;
  const pages = data?.pages;
  // An entry that comes in while one scrolls moves the others on: the last of a page is then also the first of the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key of an item does not change with the function that tells it
  const items = useMemo(() => {
    const byKey = new Map(pages?.flatMap((page) => page.list).map((item) => [keyOf(item), item]));
    return [...byKey.values()];
  }, [pages]);
  return (
    <QueryView query={query} skeleton={skeleton} isEmpty={() => items.length === 0 && !hasNextPage} empty={empty}>
      {() => (
        <>
          <VirtualList
            {...list}
            items={items}
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

/** After the last row: more on its way, the way to it for whoever does not scroll, what went wrong, or that it was all. */
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
      {!isFetchNextPageError && !isFetching && <WhenNear onNear={more} />}
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

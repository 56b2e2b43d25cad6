import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { InfiniteList } from '#platform/list/InfiniteList.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PullToRefresh } from '#ui/list/PullToRefresh.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { GalleryPart } from './GalleryPart.tsx';
import { galleryPath } from './gallery-path.ts';
import { useSampleText } from './useSampleText.ts';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * `&pages=` is the number of pages, with ten rows each; `&loaded=` the number of pages loaded initially; `&failing=` the
 * page that fails once.
 */
export function ListsSection() {
  const words = useSampleText();
  const [search] = useSearchParams();
  const number = (name: string, otherwise: number) => Number(search.get(name) ?? otherwise);
  const [refreshed, setRefreshed] = useState(0);
  const [options] = useState(() => paged(number('pages', 4), number('failing', 3), number('loaded', 0)));
  const query = useInfiniteQuery(options);
  return (
    <>
      <GalleryPart name="PullToRefresh">
        <PullToRefresh
          onRefresh={async () => {
            await pause(800);
            setRefreshed(refreshed + 1);
          }}
        >
          <Card padded>
            {words(`Pull this down. Refreshed: ${refreshed}`, `下拉这里刷新。已刷新：${refreshed} 次`)}
          </Card>
        </PullToRefresh>
      </GalleryPart>
      <GalleryPart name="InfiniteList">
        <InfiniteList
          query={query}
          label={words('Records', '记录')}
          keyOf={String}
          rowHeight={5.6}
          variant="rows"
          skeleton={<Skeleton rows={10} height="5.6rem" />}
          empty={<EmptyState title={words('Nothing here', '暂无内容')} />}
        >
          {(number) => <LinkRow href={galleryPath} title={words(`Record ${number}`, `记录 ${number}`)} />}
        </InfiniteList>
      </GalleryPart>
    </>
  );
}

/** A query that returns local data, without a request. */
function paged(pages: number, failing: number, loaded: number) {
  const page = (pageNum: number) => ({
    pageNum,
    list: Array.from({ length: pages && 10 }, (_, index) => (pageNum - 1) * 10 + index + 1),
  });
  let refuses = true;
  const pageParams = Array.from({ length: loaded }, (_, index) => index + 1);
  return {
    queryKey: ['kit', pages, failing, loaded],
    queryFn: async ({ pageParam }: { pageParam: number }) => {
      await pause(150);
      if (pageParam !== failing || !refuses) return page(pageParam);
      refuses = false;
      throw new Error('refused');
    },
    retry: false,
    initialPageParam: 1,
    getNextPageParam: (last: { pageNum: number }) => (last.pageNum < pages ? last.pageNum + 1 : undefined),
    initialData: loaded ? { pages: pageParams.map(page), pageParams } : undefined,
  };
}

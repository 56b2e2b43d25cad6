import type { Meta, StoryObj } from '@storybook/react-vite';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { buildPath } from '#lib/path.ts';
import { words } from '#lib/testing.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { VirtualList } from '#ui/list/VirtualList.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { InfiniteList } from './InfiniteList.tsx';

interface Args {
  /** Number of pages, with ten rows each. */
  pages: number;
  /** Number of pages that have loaded already. */
  loaded: number;
  /** The page that fails once; 0 for none. */
  failing: number;
}

/** `web/e2e/kit-list.spec.ts` scrolls it. */
const meta = {
  title: 'Data/InfiniteList',
  subcomponents: { InfiniteList, VirtualList },
  render: (args: Args) => <Records {...args} />,
  args: { pages: 4, loaded: 0, failing: 3 },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/** The third page fails once. */
export const FourPages: Story = {};

export const Empty: Story = {
  args: { pages: 0, failing: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words('Nothing here', '暂无内容'))).toBeVisible();
  },
};

/** Only the rows near the viewport are in the page. */
export const TenThousandRows: Story = { args: { pages: 1_000, loaded: 995, failing: 0 } };

function Records(args: Args) {
  const [options] = useState(() => pagesOf(args));
  return (
    <InfiniteList
      query={useInfiniteQuery(options)}
      label={words('Records', '记录')}
      keyOf={String}
      rowHeight={5.6}
      variant="rows"
      skeleton={<Skeleton rows={10} height="5.6rem" />}
      empty={<EmptyState art="parcel" title={words('Nothing here', '暂无内容')} />}
    >
      {(number) => <LinkRow href={buildPath('/')} title={words(`Record ${number}`, `记录 ${number}`)} />}
    </InfiniteList>
  );
}

/** A query that returns local data, without a request. */
function pagesOf({ pages, loaded, failing }: Args) {
  const page = (pageNum: number) => ({
    pageNum,
    list: Array.from({ length: pages && 10 }, (_, index) => (pageNum - 1) * 10 + index + 1),
  });
  let refuses = true;
  const pageParams = Array.from({ length: loaded }, (_, index) => index + 1);
  return {
    queryKey: ['kit', pages, failing, loaded],
    queryFn: async ({ pageParam }: { pageParam: number }) => {
      await new Promise((done) => setTimeout(done, 150));
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

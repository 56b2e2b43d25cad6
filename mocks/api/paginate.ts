export interface PageQuery {
  pageNum: number;
  pageSize?: number;
}

/** A page of a list, in the form of every paged reply. */
export function paginate<T>(all: T[], { pageNum, pageSize = 10 }: PageQuery) {
  const end = pageNum * pageSize;
  return { total: all.length, pageNum, pageSize, hasMore: end < all.length, list: all.slice(end - pageSize, end) };
}

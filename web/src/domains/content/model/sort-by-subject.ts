import type { ContentItem } from '@health-app/sdk';

type Subjects = Pick<ContentItem, 'healthDataTypes'>;

/**
 * Puts items about this subject alone before items that cover several: an article about sleep comes before a heart course
 * with a part about sleep. The sort is stable, so the server's order decides between equals.
 */
export const sortBySubject = <Item extends Subjects>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => breadth(one) - breadth(other));

const breadth = ({ healthDataTypes }: Subjects): number => Math.max(1, healthDataTypes?.length ?? 0);

import type { ContentItem } from '@health-app/sdk';

type Subjects = Pick<ContentItem, 'healthDataTypes'>;

/**
 * What is about one subject stands before what names it beside others: an article about sleep before a course about the heart
 * that has a part about sleep. The server's order decides between equals.
 */
export const sortBySubject = <Item extends Subjects>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => breadth(one) - breadth(other));

const breadth = ({ healthDataTypes }: Subjects): number => Math.max(1, healthDataTypes?.length ?? 0);

import type { MirrorResult } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { infiniteQueries } from '#platform/client.ts';
import { useOptionalInfiniteQuery } from '#platform/query/useOptionalQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { timeOf } from '../model/measure-change.ts';
import { previousOf } from '../model/record.ts';

/** Offers to compare a record with the previous one or with any other. */
export function CompareLinks({ record }: { record: MirrorResult }) {
  const format = useFormat();
  // Without the list, the link to all records remains.
  const list = useOptionalInfiniteQuery({ ...infiniteQueries.mirror.list(), gcTime: 0 });
  const previous = previousOf(record, list.data?.pages.flatMap((page) => page.list) ?? []);
  const day = previous && format.date(timeOf(previous), 'long');
  return (
    <Card>
      {previous && (
        <LinkRow
          href={pathTo('/ai-mirror/detail', { recordId: record.recordId, with: previous.recordId })}
          title={<Trans>Compare with the one before</Trans>}
          detail={day}
        />
      )}
      <LinkRow href={pathTo('/ai-mirror/records')} title={<Trans>All records</Trans>} />
    </Card>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { track } from '#platform/analytics/analytics.ts';
import { InfiniteList } from '#platform/list/InfiniteList.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstPages, useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { LeadAndMain } from '#ui/Columns.tsx';
import { ContentBoundary } from '#ui/feedback/ContentBoundary.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Screen } from '#ui/Screen.tsx';
import { OpenDetailContext } from '#ui/shell-context.ts';
import { FindMirror } from '../components/FindMirror.tsx';
import { LatestMeasures } from '../components/LatestMeasures.tsx';
import styles from '../components/Mirror.module.css';
import { MirrorRecordRow, PickRow } from '../components/MirrorRecordRow.tsx';
import { WaistTrend } from '../components/WaistTrend.tsx';
import { measureOf } from '../model/measure-change.ts';
import { previousOf } from '../model/record.ts';
import { togglePick } from '../model/toggle-pick.ts';

/** `/ai-mirror/records`: the latest measures, the waist over time, and all records, with a comparison of two. */
export function MirrorRecordsScreen() {
  const { t } = useLingui();
  // Beside a record, the list is only for the choice of another one.
  const isBeside = useContext(OpenDetailContext) !== undefined;
  const list = useInfiniteQuery(useFirstPages('mirror.list'));
  const last = useQuery(useFirstQuery('mirror.lastResult'));
  const records = list.data?.pages.flatMap((page) => page.list) ?? [];
  const [picked, setPicked] = useState<string[]>();
  const [first, second] = picked ?? [];
  const count = picked?.length ?? 0;
  const compare = () => {
    if (first === undefined || second === undefined) return;
    track('mirror.compare');
    navigate(pathTo('/ai-mirror/detail', { recordId: first, with: second }));
  };
  return (
    <Screen title={<Trans>Mirror records</Trans>}>
      <LeadAndMain
        lead={
          !picked &&
          !isBeside &&
          // The curve has its margin from the latest measures, and these have their change from the list.
          (list.isLoading || last.isLoading ? (
            <>
              <Skeleton rows={1} height="32.9rem" />
              <Skeleton rows={1} height="39.8rem" />
            </>
          ) : (
            <>
              <QueryView query={last} skeleton={null} isEmpty={(latest) => !latest} empty={null}>
                {(latest) => latest && <LatestMeasures latest={latest} previous={previousOf(latest, records)} />}
              </QueryView>
              <ContentBoundary>
                <WaistTrend records={records} margin={measureOf(last.data?.girths, 'waist')?.margin} />
              </ContentBoundary>
            </>
          ))
        }
        main={
          <InfiniteList
            query={list}
            label={t`Mirror records`}
            variant="rows"
            keyOf={({ recordId }) => recordId}
            rowHeight={6.4}
            skeleton={<Skeleton rows={4} height="6.4rem" />}
            empty={<FindMirror title={<Trans>Nothing measured yet</Trans>} />}
          >
            {(record) =>
              picked ? (
                <PickRow
                  record={record}
                  chosen={picked.includes(record.recordId)}
                  onToggle={() => setPicked(togglePick(picked, record.recordId))}
                />
              ) : (
                <MirrorRecordRow record={record} />
              )
            }
          </InfiniteList>
        }
      />
      {records.length > 0 && (
        <BottomBar>
          {picked ? (
            <>
              <p role="status">
                {count === 2 ? <Trans>Two are chosen</Trans> : <Trans>Choose two: {count} of 2 chosen</Trans>}
              </p>
              <div className={styles.actions}>
                <Button variant="quiet" onClick={() => setPicked(undefined)}>
                  <Trans>Cancel</Trans>
                </Button>
                {count === 2 && (
                  <Button onClick={compare}>
                    <Trans>Compare</Trans>
                  </Button>
                )}
              </div>
            </>
          ) : (
            <div className={styles.actions}>
              <Button variant="quiet" onClick={() => setPicked([])}>
                <Trans>Compare two</Trans>
              </Button>
              <ButtonLink href={pathTo('/ai-mirror/create')}>
                <Trans>Measure</Trans>
              </ButtonLink>
            </div>
          )}
        </BottomBar>
      )}
    </Screen>
  );
}

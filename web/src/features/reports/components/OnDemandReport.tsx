import type { ReportDetail, ReportType } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useWithCare } from '#domains/care/model/useCare.ts';
import { DeletionRequestButton } from '#domains/deletion/components/DeletionRequestButton.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { MemberGate } from '#platform/access/MemberGate.tsx';
import { track } from '#platform/analytics/analytics.ts';
import { mutations } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { usePolled } from '#platform/query/usePolled.ts';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { AiMark } from '#ui/AiMark.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Wide } from '#ui/Columns.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { ProgressWait } from '#ui/progress-wait/ProgressWait.tsx';
import { reportFailTexts } from '../labels.ts';
import styles from './Week.module.css';

interface Props {
  type: ReportType;
  date: string;
  /** Renders the content before the report is requested; `make` is the button that requests it. */
  none: (make: ReactNode) => ReactNode;
  /** Shown with the membership gate. */
  sample?: ReactNode;
  children: (report: ReportDetail) => ReactNode;
}

const isGenerating = ({ status }: ReportDetail) => status === 'generating';

/** A report that the server creates on request: not requested, in progress, failed, or ready with its time. */
export function OnDemandReport({ type, date, none, sample, children }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const cache = useQueryClient();
  const options = useFirstQuery('analysis.reportDetail', date);
  const { query, wait } = usePolled(options, isGenerating);
  const shown = useWithCare(query);
  const make = useSilentMutation(mutations.analysis.generateReport, (report) => {
    track('report.generate', { type });
    cache.setQueryData(options.queryKey, report);
  });
  const [replacing, setReplacing] = useState(false);
  const start = () => make.run({ type, date }, { onSettled: () => setReplacing(false) });
  const ask = (label: ReactNode) => {
    const button = (
      <div className={styles.ask}>
        <Button busy={make.isPending} onClick={start}>
          {label}
        </Button>
        <InlineError error={make.error} />
      </div>
    );
    if (type === 'week') return button;
    return (
      <MemberGate feature="report" sample={sample}>
        {button}
      </MemberGate>
    );
  };
  return (
    <QueryView query={shown} skeleton={<Skeleton rows={2} height="28rem" />}>
      {(report) => {
        const { status, failReason, generatedAt, staleSince } = report;
        const made = generatedAt ? format.date(generatedAt, 'moment') : '—';
        if (status === 'none') return none(ask(<Trans>Make it</Trans>));
        if (status === 'generating') {
          return (
            <ProgressWait
              title={<Trans>Making your report</Trans>}
              {...wait}
              leave={
                <ButtonLink variant="quiet" href={pathTo('/food-app/report/day')}>
                  <Trans>Continue in background</Trans>
                </ButtonLink>
              }
            />
          );
        }
        if (status === 'failed') {
          return (
            <ErrorState title={<Trans>The report could not be made</Trans>} action={ask(<Trans>Try again</Trans>)}>
              {i18n._(reportFailTexts[failReason ?? 'unavailable'] ?? reportFailTexts.unavailable)}
            </ErrorState>
          );
        }
        return (
          <>
            {children(report)}
            <Wide>
              <div className={styles.made}>
                <AiMark at={generatedAt}>
                  {staleSince ? (
                    <Trans>The diary has changed since: make a new report.</Trans>
                  ) : (
                    <Trans>Edit the diary, then make a new report.</Trans>
                  )}
                </AiMark>
                <Button variant="quiet" onClick={() => setReplacing(true)}>
                  <Trans>Make a new report</Trans>
                </Button>
              </div>
              <ConfirmDialog
                open={replacing}
                title={<Trans>Make a new report?</Trans>}
                confirm={<Trans>Make a new report</Trans>}
                variant="main"
                busy={make.isPending}
                onClose={() => setReplacing(false)}
                onConfirm={start}
              >
                <Trans>The report of {made} is replaced.</Trans>
              </ConfirmDialog>
              <InlineError error={make.error} />
              {report.reportId && <DeletionRequestButton kind="report" recordId={report.reportId} />}
            </Wide>
          </>
        );
      }}
    </QueryView>
  );
}

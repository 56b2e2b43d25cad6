import type { Allergen } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Open } from '#lib/open-value.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import layout from '#ui/Layout.module.css';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import { ProgressWait } from '#ui/progress-wait/ProgressWait.tsx';
import { refusals } from '../labels.ts';
import type { ReplacementTarget } from '../model/replacement-target.ts';
import { usePreview } from '../model/usePreview.ts';
import { ReplacementPreview } from './ReplacementPreview.tsx';
import styles from './ReplaceSheet.module.css';

interface Props {
  target: ReplacementTarget;
  heeded: readonly Open<Allergen>[];
  onClose: () => void;
}

/** Shows the changes of the meal and of the day. Only *Use it* changes the plan. */
export function ReplaceSheet({ target, heeded, onClose }: Props) {
  const { t } = useLingui();
  const { preview, polled, preparing, apply, hasExpired, another, use } = usePreview(target, (already) => {
    showToast(already ? t`This change was made already.` : t`The plan is changed.`);
    onClose();
  });
  const isReady = preview?.status === 'ready' && !hasExpired;
  const failed = preparing.error && !preparing.isPending;
  return (
    <Sheet
      open
      title={target.kind === 'day' ? <Trans>Swap the rest of the day</Trans> : <Trans>Something else</Trans>}
      onClose={onClose}
      actions={
        <div className={layout.stack2}>
          <InlineError error={apply.error} texts={refusals} />
          {isReady && (
            <Button fullWidth busy={apply.isPending} onClick={() => use(preview.previewId)}>
              <Trans>Use it</Trans>
            </Button>
          )}
          <div className={styles.pair}>
            {(isReady || hasExpired || failed) && (
              <Button
                variant={hasExpired ? 'main' : 'quiet'}
                busy={preparing.isPending}
                onClick={() => !apply.isPending && another()}
              >
                <Trans>Another suggestion</Trans>
              </Button>
            )}
            <Button variant="quiet" onClick={onClose}>
              <Trans>Keep</Trans>
            </Button>
          </div>
        </div>
      }
    >
      {failed ? (
        <InlineError error={preparing.error} texts={refusals} />
      ) : preparing.isPending || !preparing.data ? (
        <Skeleton rows={3} />
      ) : (
        <QueryView query={polled.query} skeleton={<Skeleton rows={3} />} texts={refusals}>
          {(preview) => {
            if (polled.waiting) {
              return <ProgressWait title={<Trans>Looking for something that suits you</Trans>} {...polled.wait} />;
            }
            if (hasExpired) return <Expired />;
            return <ReplacementPreview preview={preview} heeded={heeded} />;
          }}
        </QueryView>
      )}
    </Sheet>
  );
}

const Expired = () => (
  <div role="alert">
    <EmptyState art="hourglass" title={<Trans>This suggestion has expired</Trans>}>
      <Trans>Nothing was changed. Meals may have been eaten or replaced meanwhile, so ask for a new one.</Trans>
    </EmptyState>
  </div>
);

import { Trans } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue } from 'react';
import { Button } from '../Button.tsx';
import { ErrorState } from './ErrorState.tsx';
import { failureText } from './failure-text.ts';

interface Props<Data> {
  /** What `useQuery` gave. */
  query: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  skeleton: ReactNode;
  /** Shown in place of the content when `isEmpty` says so. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** The one switch between loading, failed, empty and content. Data that is already there outlives a failed refresh. */
export function QueryView<Data>({ query, skeleton, empty, isEmpty, children }: Props<Data>) {
  // Content that comes to its skeleton is rendered in slices, between which the page answers to touch.
  const ready = useDeferredValue(query.data !== undefined);
  if (query.data !== undefined && ready) return isEmpty?.(query.data) ? empty : children(query.data);
  if (query.error && query.data === undefined)
    return <Failed error={query.error} busy={query.isFetching} onRetry={query.refetch} />;
  return skeleton;
}

/** Why something could not be had, and the way to try again. */
function Failed({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => unknown }) {
  const retry = () => {
    onRetry();
    // The button is about to go, and would take the focus with it.
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  return (
    <ErrorState
      title={<Trans>This could not be loaded</Trans>}
      action={
        <Button variant="quiet" busy={busy} onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <FailureText error={error} />
    </ErrorState>
  );
}

/** An error in the person's words. */
export function FailureText({ error }: { error: Error }) {
  return failureText(error);
}

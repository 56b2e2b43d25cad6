import { isHealthError } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue } from 'react';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

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
  return (
    <Notice
      tone="failed"
      title={<Trans>This could not be loaded</Trans>}
      action={
        <Button look="quiet" busy={busy} onClick={() => onRetry()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <FailureText error={error} />
    </Notice>
  );
}

/** An error in the person's words: the server's own where it is meant for a person. */
export function FailureText({ error }: { error: Error }) {
  if (isHealthError(error, 'business')) return error.message;
  if (isHealthError(error, 'login-expired')) return <Trans>Your login has expired. Please log in again.</Trans>;
  if (isHealthError(error, 'network')) return <Trans>No connection to the server. Check your network.</Trans>;
  if (isHealthError(error, 'timeout')) return <Trans>The server takes too long to answer.</Trans>;
  return <Trans>The server did not answer as it should.</Trans>;
}

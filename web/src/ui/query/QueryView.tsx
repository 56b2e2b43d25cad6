import { Trans } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue } from 'react';
import { Button } from '../Button.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { failureText, type RefusalTexts } from './failure-text.ts';

interface Props<Data> {
  /** Result of `useQuery`. */
  query: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  skeleton: ReactNode;
  /** Replaces the content when `isEmpty` returns true. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** Shows a query's loading, failed, empty or loaded state. A failed refresh keeps the data on the screen. */
export function QueryView<Data>({ query, skeleton, empty, isEmpty, children }: Props<Data>) {
  // Deferring splits the render that replaces the skeleton, so that the page responds to touch meanwhile.
  const ready = useDeferredValue(query.data !== undefined);
  if (query.data !== undefined && ready) return isEmpty?.(query.data) ? empty : children(query.data);
  if (query.error && query.data === undefined)
    return <Failed error={query.error} busy={query.isFetching} onRetry={query.refetch} />;
  return skeleton;
}

/** The failure of a query, with a button to retry. */
function Failed({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => unknown }) {
  const retry = () => {
    onRetry();
    // The button is about to disappear, and the focus with it.
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

/** The message of an error for a person; `texts` are those of the feature's own codes. */
export function FailureText({ error, texts }: { error: Error; texts?: RefusalTexts | undefined }) {
  return failureText(error, texts);
}

import { isHealthError } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useContext, useDeferredValue, useEffect, useMemo } from 'react';
import { isFailedImport, reloadPage } from '#lib/loading/reload-page.ts';
import { useStore } from '#lib/store/useStore.ts';
import { loginExpired } from '#platform/client/login-expired.ts';
import { failureText, type RefusalTexts } from '#platform/failures/failure-text.ts';
import { isUnanswered } from '#platform/failures/is-unanswered.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { homeOf, product } from '#platform/routing/product.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ContentBoundary, ContentContext } from '#ui/feedback/ContentBoundary.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { AgeContext, ContentAge } from './ContentAge.tsx';
import styles from './QueryView.module.css';
import { useAllFailed } from './useAllFailed.ts';
import { useFirstFailure } from './useFirstFailure.ts';

interface Props<Data> {
  /** Result of `useQuery`. */
  query: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
    /** Unix time of the data, ms. */
    dataUpdatedAt?: number;
    /** For an infinite query: the list itself shows this failure after the last row. */
    isFetchNextPageError?: boolean;
  };
  skeleton: ReactNode;
  /** Texts of the feature's own codes. */
  texts?: RefusalTexts;
  /** Replaces the content when `isEmpty` returns true. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** What the content of a query needs of it. */
type Shown<Data> = Pick<Props<Data>['query'], 'data' | 'refetch'>;

/**
 * Shows a query's loading, failed, empty or loaded state. After a failed refresh, the data stay on the screen with their
 * age, and a toast explains the reason unless there is no connection. An error boundary isolates the content.
 */
export function QueryView<Data>({ query, skeleton, texts, ...content }: Props<Data>) {
  const { data, error, isFetchNextPageError = false } = query;
  // The content is outdated, and no other part of the screen tells so. The session-expired sheet reports an expired login.
  const toldElsewhere = data === undefined || isFetchNextPageError || isHealthError(error, 'login-expired');
  const refreshError = toldElsewhere ? null : error;
  const noConnection = isUnanswered(refreshError);
  const ageSaid = useContext(AgeContext);
  useEffect(() => {
    if (refreshError && !noConnection) showToast(failureText(refreshError, texts));
  }, [refreshError, noConnection, texts]);
  // Deferring splits the render that replaces the skeleton, so that the page stays responsive.
  const ready = useDeferredValue(data !== undefined);
  if (data !== undefined && ready) {
    // The same tree with and without a failure, so that the content keeps its state.
    return (
      <AgeContext value={ageSaid || refreshError !== null}>
        {refreshError && !ageSaid && <ContentAge at={query.dataUpdatedAt} noConnection={noConnection} />}
        <Loaded query={query} data={data} {...content} />
      </AgeContext>
    );
  }
  if (error && data === undefined) {
    return <Failed error={error} texts={texts} busy={query.isFetching} onRetry={query.refetch} />;
  }
  return skeleton;
}

/** Whether a `QueryView` of the query shows its content or its failure, for what stands beside it and must not come earlier. */
export const useIsSettled = ({ isPending }: { isPending: boolean }): boolean => useDeferredValue(!isPending);

/**
 * Shows more of a query's content elsewhere on the screen. Renders nothing until it has loaded, and has its own error
 * boundary.
 */
export function QueryPart<Data>({ query, children }: Pick<Props<Data>, 'children'> & { query: Shown<Data> }) {
  if (query.data === undefined) return null;
  return (
    <Loaded query={query} data={query.data}>
      {children}
    </Loaded>
  );
}

function Loaded<Data>({
  query,
  data,
  ...content
}: Omit<Props<Data>, 'query' | 'skeleton' | 'texts'> & { query: Shown<Data>; data: Data }) {
  const { refetch } = query;
  const context = useMemo(() => ({ data, reload: refetch }), [data, refetch]);
  return (
    <ContentContext value={context}>
      <ContentBoundary>
        <Content data={data} {...content} />
      </ContentBoundary>
    </ContentContext>
  );
}

/** A component of its own, so that the boundary catches its errors. */
function Content<Data>({
  data,
  isEmpty,
  empty,
  children,
}: Pick<Props<Data>, 'isEmpty' | 'empty' | 'children'> & { data: Data }) {
  return isEmpty?.(data) ? empty : children(data);
}

/**
 * Shows the failure of a query, with a button to retry unless the content is gone. If no part of a screen could be loaded,
 * the first failure stands for all, and its button reloads all.
 */
function Failed({
  error,
  texts,
  busy,
  onRetry,
}: {
  error: Error;
  texts: RefusalTexts | undefined;
  busy: boolean;
  onRetry: () => unknown;
}) {
  const client = useQueryClient();
  const allFailed = useAllFailed();
  const [isFirst, place] = useFirstFailure();
  const saidAbove = allFailed && !isFirst;
  const retry = () => {
    if (isFailedImport(error)) void reloadPage();
    else if (allFailed) void client.refetchQueries({ type: 'active' });
    else onRetry();
    // The button is about to disappear together with the focus.
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  // A retry would get the same reply. The server's words may say why.
  if (isHealthError(error, 'business') && error.code === 'GONE') {
    return (
      <ErrorState
        title={<Trans>This is not there</Trans>}
        action={
          <ButtonLink href={homeOf(product)} variant="quiet">
            <Trans>Back to home</Trans>
          </ButtonLink>
        }
      >
        {texts?.GONE ? (
          <FailureText error={error} texts={texts} />
        ) : (
          <>
            <ServerText as="p" text={error.message} />
            <p>
              <Trans>It may have been deleted, it may belong to somebody else, or the link is incomplete.</Trans>
            </p>
          </>
        )}
      </ErrorState>
    );
  }
  return (
    <div ref={place} hidden={saidAbove} className={saidAbove ? styles.saidAbove : undefined}>
      <ErrorState
        title={<Trans>This could not be loaded</Trans>}
        action={
          <Button variant="quiet" busy={busy} onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <FailureText error={error} texts={texts} />
      </ErrorState>
    </div>
  );
}

/**
 * Shows the message of an error; `texts` are those of the feature's own codes. Shows nothing while the session-expired
 * sheet reports the error.
 */
export function FailureText({ error, texts }: { error: Error; texts?: RefusalTexts | undefined }) {
  const expired = useStore(loginExpired);
  return expired && isHealthError(error, 'login-expired') ? null : failureText(error, texts);
}

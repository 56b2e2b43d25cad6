import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { isServerReachable, reloadPage } from '#lib/loading/reload-page.ts';
import { track } from '#platform/analytics/analytics.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { Screen } from '#ui/Screen.tsx';
import styles from './ErrorBoundary.module.css';

interface Props {
  /** Name of the screen in the analytics. */
  page: string;
  title: string;
  children: ReactNode;
}

interface State {
  error?: unknown;
  /** The description of the error, once its code has loaded. */
  report?: string;
  /** Whether the server could not be reached when the error occurred. */
  offline?: boolean;
}

/** Catches errors of a screen, including a failed load of its code, so that the page is never blank. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    const show = (report: string) => {
      this.setState({ report });
      track('page.failed', { page: this.props.page, report });
    };
    import('./deferred/explain.ts').then(
      ({ explain }) => show(explain(error)),
      () => show(String(error)),
    );
    if (!navigator.onLine) openWhenOnline();
    isServerReachable().then((reachable) => {
      this.setState({ offline: !reachable });
      if (!reachable) openWhenOnline();
    });
  }

  override componentWillUnmount() {
    removeEventListener('online', startAnew);
  }

  override render() {
    const { report, offline = !navigator.onLine } = this.state;
    const { title, children } = this.props;
    if (!('error' in this.state)) return children;
    return (
      <Screen title={title}>
        <ErrorState
          title={<Trans>This page did not open</Trans>}
          action={
            <Button onClick={startAnew}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {offline ? (
            <Trans>No connection to the server. Check your network.</Trans>
          ) : (
            <Trans>Something went wrong on our side. Nothing you saved is lost.</Trans>
          )}
        </ErrorState>
        <details className={styles.report}>
          <summary>
            <Trans>What to tell us</Trans>
          </summary>
          <pre>{report}</pre>
        </details>
      </Screen>
    );
  }
}

/** A page that failed for want of a connection opens as soon as there is one. */
const openWhenOnline = () => addEventListener('online', startAnew, { once: true });

function startAnew(): void {
  reloadPage().then((reloads) => reloads || showToast(t`No connection to the server. Check your network.`));
}

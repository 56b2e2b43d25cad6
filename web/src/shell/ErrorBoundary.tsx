import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { track } from '../platform/analytics.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { Screen } from '../ui/Screen.tsx';
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
  }

  override render() {
    const { report } = this.state;
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
          {navigator.onLine ? (
            <Trans>Something went wrong on our side. Nothing you saved is lost.</Trans>
          ) : (
            <Trans>No connection to the server. Check your network.</Trans>
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

/** Browsers and React cache a failed import for the life of the page: only a reload requests the code again. */
function startAnew(): void {
  fetch('/', { cache: 'no-store' }).then(
    () => location.reload(),
    // A reload without a connection would end on the browser's error page, which has no way back.
    () => showToast(t`No connection to the server. Check your network.`),
  );
}

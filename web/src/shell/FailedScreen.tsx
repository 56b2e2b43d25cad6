import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { isServerReachable, reloadPage } from '#lib/loading/reload-page.ts';
import { track } from '#platform/analytics/analytics.ts';
import { type PublicId, type Report, reportOf } from '#platform/analytics/event-extras.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { Screen } from '#ui/Screen.tsx';
import styles from './FailedScreen.module.css';

interface Props {
  error: unknown;
  /** Name of the screen in the analytics. */
  page: PublicId;
  title: string;
}

/** Replaces a failed screen. If there was no connection, it retries when there is one. */
export function FailedScreen({ error, page, title }: Props) {
  const [report, setReport] = useState<string>();
  const [offline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    let shown = true;
    const show = (text: Report) => {
      track('page.failed', { page, report: text });
      if (shown) setReport(text);
    };
    import('./deferred/explain.ts').then(
      ({ explain }) => show(explain(error)),
      () => show(reportOf(error)),
    );
    void isServerReachable().then((reachable) => shown && setOffline(!reachable));
    return () => {
      shown = false;
    };
  }, [error, page]);
  useEffect(() => {
    if (!offline) return;
    addEventListener('online', startAnew);
    return () => removeEventListener('online', startAnew);
  }, [offline]);
  return (
    <Screen title={title}>
      <ErrorState title={t`This page did not open`} action={<Button onClick={startAnew}>{t`Try again`}</Button>}>
        {offline
          ? t`No connection to the server. Check your network.`
          : t`Something went wrong on our side. Nothing you saved is lost.`}
      </ErrorState>
      <details className={styles.report}>
        <summary>{t`What to tell us`}</summary>
        <pre>{report}</pre>
      </details>
    </Screen>
  );
}

function startAnew(): void {
  void reloadPage().then((reloads) => reloads || showToast(t`No connection to the server. Check your network.`));
}

import { Component, type ReactNode } from 'react';
import { reportStartFailure } from '#lib/loading/page-events.ts';
import type { PublicId } from '#platform/analytics/event-extras.ts';
import { ScreenSkeleton } from '#ui/Screen.tsx';
import type { FailedScreen } from './FailedScreen.tsx';
import { loadScreenParts } from './load-screen.ts';

interface Props {
  /** Name of the screen in the analytics. */
  page: PublicId;
  title: string;
  children: ReactNode;
}

interface State {
  error?: unknown;
  /** `null` if its code could not be loaded. */
  Failed?: typeof FailedScreen | null;
}

/** Catches errors of a screen, including a failed load of its code, so that the page is never blank. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    loadScreenParts().then(
      ({ FailedScreen }) => this.setState({ Failed: FailedScreen }),
      // No screen has opened yet, so the page has failed to start.
      () => this.setState({ Failed: null }, () => reportStartFailure(error)),
    );
  }

  override render() {
    const { error, Failed } = this.state;
    const { children, ...about } = this.props;
    if (!('error' in this.state)) return children;
    if (Failed === null) return <div className="first-frame" />;
    return Failed ? <Failed {...about} error={error} /> : <ScreenSkeleton title={about.title} />;
  }
}

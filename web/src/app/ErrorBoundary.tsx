import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Screen } from '../ui/Screen.tsx';

interface Props {
  title: string;
  children: ReactNode;
}

/** Catches what a screen throws, a chunk that cannot be loaded included, so that the page is never blank. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Screen title={this.props.title}>
        <Notice
          tone="failed"
          title={<Trans>This page did not open</Trans>}
          action={
            <Button onClick={() => location.reload()}>
              <Trans>Load again</Trans>
            </Button>
          }
        >
          <Trans>Something went wrong on our side. Nothing you saved is lost.</Trans>
        </Notice>
      </Screen>
    );
  }
}

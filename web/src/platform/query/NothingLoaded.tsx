import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';

/** One message for a screen that could load none of its parts: see `useAllFailed`. */
export function NothingLoaded({ title, children }: { title: ReactNode; children: ReactNode }) {
  const client = useQueryClient();
  return (
    <ErrorState
      title={title}
      action={
        <Button onClick={() => void client.refetchQueries({ type: 'active' })}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {children}
    </ErrorState>
  );
}

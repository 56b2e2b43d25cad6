import { Trans } from '@lingui/react/macro';
import { source } from '#platform/device/embedder.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { OpenInApp } from './OpenInApp.tsx';
import { OpenMembership } from './OpenMembership.tsx';

/** @param from the feature that the person wanted */
export function MembersOnly({ from }: { from?: string }) {
  return (
    <EmptyState
      art="membership"
      title={<Trans>This is for members</Trans>}
      action={source === '' ? <OpenInApp /> : <OpenMembership from={from} />}
    >
      {source === '' ? (
        <Trans>A weekly, monthly or yearly membership opens it. You can get one in the app.</Trans>
      ) : (
        <Trans>A weekly, monthly or yearly membership opens it.</Trans>
      )}
    </EmptyState>
  );
}

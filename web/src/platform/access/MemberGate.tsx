import type { MemberFeature } from '@health-app/sdk';
import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import typography from '#ui/Typography.module.css';
import { MembersOnly } from './MembersOnly.tsx';

interface Props {
  feature: MemberFeature;
  /** Shown to people without access, beside the link to the membership. */
  sample?: ReactNode;
  children: ReactNode;
}

/**
 * Shows a part of a screen to members, and to others while they have free uses left, with their number. The feature's own
 * operation makes the final decision, and may still refuse.
 */
export function MemberGate({ feature, sample, children }: Props) {
  const permission = useQuery(queries.member.hasPermission({ feature }));
  return (
    <QueryView query={permission} skeleton={<Skeleton rows={1} height="5.6rem" />}>
      {({ permitted, freeUsesLeft }) =>
        permitted ? (
          <>
            {freeUsesLeft !== null && (
              <p className={typography.note}>
                <Plural value={freeUsesLeft} one="# free use left" other="# free uses left" />
              </p>
            )}
            {children}
          </>
        ) : (
          <>
            <MembersOnly from={feature} />
            {sample}
          </>
        )
      }
    </QueryView>
  );
}

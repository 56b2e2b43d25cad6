import { isHealthError } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { QueryView } from '#platform/query/QueryView.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

interface Props<Goods> {
  query: ComponentProps<typeof QueryView<Goods>>['query'];
  /** Path of the product's home. */
  home: ComponentProps<typeof ButtonLink>['href'];
  /** Expected height of the content below the head, as a CSS length. */
  restHeight: string;
  children: (goods: Goods) => ReactNode;
}

/** Shows the content of a goods page, or `GoodsGone` if the shop no longer has the goods. */
export function GoodsView<Goods>({ query, home, restHeight, children }: Props<Goods>) {
  const isGone = isHealthError(query.error, 'business') && query.error.code === 'GONE' && !query.data;
  if (isGone) return <GoodsGone home={home} />;
  return (
    <QueryView
      query={query}
      skeleton={
        <>
          <Skeleton rows={1} height="24rem" />
          <Skeleton rows={1} height={restHeight} />
        </>
      }
    >
      {children}
    </QueryView>
  );
}

/** Replaces goods that the shop no longer has, or whose link is broken. */
export function GoodsGone({ home }: Pick<Props<never>, 'home'>) {
  return (
    <ErrorState
      title={<Trans>This is no longer sold</Trans>}
      action={
        <ButtonLink href={home}>
          <Trans>Back to home</Trans>
        </ButtonLink>
      }
    >
      <Trans>The shop no longer sells it, or the link is incomplete.</Trans>
    </ErrorState>
  );
}

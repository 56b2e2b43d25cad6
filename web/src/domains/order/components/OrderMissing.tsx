import { Trans } from '@lingui/react/macro';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';

/** Replaces an order or a refund if the address names none or if it belongs to another person. */
export function OrderMissing() {
  return (
    <ErrorState
      title={<Trans>This order or refund does not exist</Trans>}
      action={
        <ButtonLink href={pathTo('/food-app/product/order/list')}>
          <Trans>See your orders</Trans>
        </ButtonLink>
      }
    >
      <Trans>The link is incomplete, or this is not your order.</Trans>
    </ErrorState>
  );
}

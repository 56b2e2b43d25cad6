import { Trans } from '@lingui/react/macro';
import { pathTo } from '../../../platform/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';

/** Replaces an order that the address does not name, or that is not the person's. */
export function OrderMissing() {
  return (
    <ErrorState
      title={<Trans>This order does not exist</Trans>}
      action={
        <ButtonLink href={pathTo('/food-app/product/order/list')}>
          <Trans>To your orders</Trans>
        </ButtonLink>
      }
    >
      <Trans>The link is incomplete, or the order belongs to somebody else.</Trans>
    </ErrorState>
  );
}

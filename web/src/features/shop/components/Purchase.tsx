import type { GoodsDetail } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { OpenInApp } from '#platform/access/OpenInApp.tsx';
import { UpdateApp } from '#platform/access/UpdateApp.tsx';
import { track } from '#platform/analytics/analytics.ts';
import { publicId } from '#platform/analytics/event-extras.ts';
import { source } from '#platform/device/embedder.ts';
import { useBridgeFor } from '#platform/device/useBridgeFor.ts';
import { Button } from '#ui/Button.tsx';
import { Stepper } from '#ui/form/Stepper.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';

/** Maximum number of units in an order without a limit, as in the API description. */
const most = 999;

/**
 * Buys goods: the native app opens a new order with the selected number of units, a browser opens the native app at this
 * page.
 */
export function Purchase({ goods }: { goods: GoodsDetail }) {
  if (!goods.inStock)
    return (
      <p>
        <Trans>Sold out: it cannot be bought now.</Trans>
      </p>
    );
  if (source !== '') return <Buy goods={goods} />;
  return (
    <div className={layout.column2}>
      <OpenInApp>
        <Trans>Buy in the app</Trans>
      </OpenInApp>
      <p className={typography.centredNote}>
        <Trans>You confirm the address and pay in the app.</Trans>
      </p>
    </div>
  );
}

function Buy({ goods }: { goods: GoodsDetail }) {
  const { t } = useLingui();
  const format = useFormat();
  const openBridge = useBridgeFor('openNativePage');
  const { goodsId, stock, purchaseLimit } = goods;
  const max = Math.max(1, Math.min(stock ?? 1, purchaseLimit ?? most, most));
  const [chosen, setChosen] = useState(1);
  const [failed, setFailed] = useState(false);
  // The stock may have shrunk since the selection.
  const quantity = Math.min(chosen, max);
  const total = format.money(goods.price * quantity);
  if (!openBridge) return <UpdateApp />;
  const buy = async () => {
    setFailed(false);
    track('goods.buy', { goodsId: publicId(goods, 'goodsId') });
    try {
      await (await openBridge()).call('openNativePage', { page: 'order', params: { goodsId, quantity } });
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className={layout.column2}>
      {max > 1 && <Stepper label={t`Quantity`} value={quantity} onChange={setChosen} min={1} max={max} />}
      <Button fullWidth onClick={() => void buy()}>
        <Trans>Buy</Trans>
      </Button>
      <p className={typography.centredNote}>
        <Trans>Opens an order of {total}. Nothing is paid before you confirm the address.</Trans>
      </p>
      {failed && (
        <p className={typography.poorNote} role="alert">
          <Trans>The app did not open the order. Try again.</Trans>
        </p>
      )}
    </div>
  );
}

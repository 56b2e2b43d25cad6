import type { PaymentMethod } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { ServerText } from '#platform/i18n/ServerText.tsx';

/** The account of a payment. The API names it in Chinese: in English, a balance and a card are named by what is known of them. */
export function PaymentAccount({ method: { channel, account } }: { method: PaymentMethod }) {
  const { t } = useLingui();
  const digits = /（(\d{4})）$/.exec(account)?.[1];
  const isBalance = account === '余额' || account === '零钱';
  const english =
    digits !== undefined
      ? t`Card ending in ${digits}`
      : isBalance
        ? channel === 'messaging'
          ? t`Messaging app balance`
          : t`Wallet app balance`
        : undefined;
  return <ServerText text={account} en={english} />;
}

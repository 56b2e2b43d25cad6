import type { PaymentMethod } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { ServerText } from '#platform/i18n/ServerText.tsx';

/**
 * The account of a payment. A balance is named with its app in both languages. The API names a card in Chinese: in English
 * it is named by its last digits.
 */
export function PaymentAccount({ method: { channel, account } }: { method: PaymentMethod }) {
  const { t } = useLingui();
  const digits = /（(\d{4})）$/.exec(account)?.[1];
  if (account === '余额' || account === '零钱')
    return channel === 'messaging' ? t`Messaging app balance` : t`Wallet balance`;
  return <ServerText text={account} en={digits === undefined ? undefined : t`Card ending in ${digits}`} />;
}

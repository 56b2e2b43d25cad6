import type { PostalAddress } from '@health-app/sdk';
import { formatText } from '#lib/format/format.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import typography from '#ui/Typography.module.css';
import styles from './PostalAddressText.module.css';

/** The lines of an address as written on a parcel. */
export const addressText = ({ receiverName, phoneNumber, province, city, district, street }: PostalAddress): string =>
  [
    `${formatText(receiverName)} ${formatText(phoneNumber)}`,
    [province, city, district, street].filter(Boolean).join(' '),
  ].join('\n');

/**
 * A postal address.
 * @param phone replaces the number, e.g. with a masked one
 */
export function PostalAddressText({ address, phone }: { address: PostalAddress; phone?: string }) {
  const { receiverName, phoneNumber, province, city, district, street } = address;
  const place = [province, city === province ? '' : city, district, street].filter(Boolean).join(' ');
  return (
    <address className={styles.address}>
      <p className={typography.strong}>
        <ServerText as="bdi" text={receiverName} /> <span>{formatText(phone ?? phoneNumber)}</span>
      </p>
      <p lang="zh-CN">
        <ServerText as="bdi" text={place} />
      </p>
    </address>
  );
}

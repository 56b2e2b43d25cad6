import type { PostalAddress } from '@health-app/sdk';
import { formatText } from '#lib/format/format.ts';
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
      <p className={styles.name}>
        <bdi>{formatText(receiverName)}</bdi> <span>{formatText(phone ?? phoneNumber)}</span>
      </p>
      <p lang="zh-CN">
        <bdi>{formatText(place)}</bdi>
      </p>
    </address>
  );
}

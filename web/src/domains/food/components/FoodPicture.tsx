import type { FoodCategory } from '@health-app/sdk';
import { useState } from 'react';
import type { Open } from '#lib/open-value.ts';
import { pictureAddress } from '../model/picture-address.ts';
import { useFoodPicture } from '../model/useFoodPicture.ts';
import styles from './FoodPicture.module.css';

export interface PicturedFood {
  name: string;
  nameEn?: string | undefined;
  category?: Open<FoodCategory> | undefined;
  /** URL of the server's picture, which takes precedence. */
  picture?: string | undefined;
}

/**
 * The picture beside a food's name: the server's, then one of ours, then a neutral one of its group. The space stays empty if
 * none loads.
 */
export function FoodPicture({ food, small = false }: { food: PicturedFood; small?: boolean }) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const photo = food.picture && !broken.includes(food.picture) ? food.picture : undefined;
  const own = useFoodPicture(food, photo === undefined);
  const src = [photo, own && pictureAddress(own.picture)].find((one) => one && !broken.includes(one));
  return (
    <span className={styles.frame} data-small={small || undefined} aria-hidden="true">
      {src && (
        <img
          className={photo ? styles.photo : styles.picture}
          data-stand-in={own?.standIn || undefined}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken([...broken, src])}
        />
      )}
    </span>
  );
}

import type { FoodCategory } from '@health-app/sdk';
import { useState } from 'react';
import type { Open } from '#lib/open-value.ts';
import { pictureOf } from '../model/food-picture.ts';
import { pictureAddress } from '../model/picture-address.ts';
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
  const { picture, standIn } = pictureOf(food);
  const src = [food.picture, pictureAddress(picture)].find((one) => one && !broken.includes(one));
  const isPhoto = src !== undefined && src === food.picture;
  return (
    <span className={styles.frame} data-small={small || undefined} aria-hidden="true">
      {src && (
        <img
          className={isPhoto ? styles.photo : styles.picture}
          data-stand-in={(standIn && !isPhoto) || undefined}
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

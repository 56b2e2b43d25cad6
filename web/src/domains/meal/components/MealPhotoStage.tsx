import { useLingui } from '@lingui/react/macro';
import { langOf } from '#lib/format/lang-of.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import type { MealFood } from '../model/meal-food.ts';
import { MealPhoto } from './MealPhoto.tsx';
import styles from './MealPhotoStage.module.css';

interface Props {
  /** URL of the photo. */
  src: string;
  foods: readonly MealFood[];
  /** Opens the portion of the food at this index. */
  onOpen: (position: number) => void;
}

/**
 * The photo of a meal over the full width, with the names of the foods that were found in it. The recognition gives no places,
 * so the names stand in the lower part of the photo.
 */
export function MealPhotoStage({ src, foods, onOpen }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const seen = foods.flatMap((food, position) =>
    food.confidence === undefined ? [] : [{ position, name: format.name(food) }],
  );
  return (
    <figure className={styles.stage}>
      <MealPhoto className={styles.photo} src={src} alt={t`The meal as it was served`}>
        {seen.length > 0 && (
          <ul className={styles.names} aria-label={t`Foods in the photo`}>
            {seen.map(({ position, name }) => (
              <li key={position}>
                <button type="button" className={styles.name} onClick={() => onOpen(position)}>
                  <bdi lang={langOf(name)}>{name}</bdi>
                </button>
              </li>
            ))}
          </ul>
        )}
      </MealPhoto>
    </figure>
  );
}

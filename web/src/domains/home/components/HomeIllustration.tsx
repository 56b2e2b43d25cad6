import { type Product, product } from '#platform/routing/product.ts';
import { dietitianScene, houseScene, kitchenScene, type Stroke } from '#ui/scene/scenes.ts';
import type { PartOfDay } from '../model/part-of-day.ts';
import styles from './HomeIllustration.module.css';

const scenes: Record<Product, (partOfDay: PartOfDay) => Stroke[]> = {
  general: houseScene,
  ai: () => dietitianScene,
  food: () => kitchenScene,
};

/** The drawing of the product's home. It is decorative. */
export function HomeIllustration({ partOfDay }: { partOfDay: PartOfDay }) {
  return (
    <svg className={styles.scene} viewBox="0 0 120 80" aria-hidden="true">
      {scenes[product](partOfDay).map(({ role, d }) => (
        <path key={`${role} ${d}`} className={styles[role]} d={d} />
      ))}
    </svg>
  );
}

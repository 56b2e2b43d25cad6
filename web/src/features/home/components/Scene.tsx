import type { ComponentType } from 'react';
import { type Product, product } from '#platform/routing/product.ts';
import type { PartOfDay } from '../model/hour.ts';
import styles from './Scene.module.css';

interface Props {
  partOfDay: PartOfDay;
}

/** A family's house under the sky of the hour: the sun climbs in the morning, and the windows are lit in the evening. */
const HouseScene = ({ partOfDay }: Props) => (
  <>
    {partOfDay === 'evening' ? (
      <path className={styles.light} d="M98 10a13 13 0 1 0 12 18 11 11 0 0 1-12-18z" />
    ) : (
      <circle className={styles.light} cx="100" cy={partOfDay === 'morning' ? 30 : 20} r="12" />
    )}
    <path className={styles.soft} d="M0 74c22-20 44-22 64-14s38 6 56-4v24H0z" />
    <path className={styles.paper} d="M30 44 58 22l28 22v32H30z" />
    <path className={styles.line} d="M24 48 58 21l34 27M30 45v31h56V45" />
    <path
      className={partOfDay === 'evening' ? styles.light : styles.accent}
      d="M58 66c-9-6-13-10-13-15a6.5 6.5 0 0 1 13-2 6.5 6.5 0 0 1 13 2c0 5-4 9-13 15z"
    />
  </>
);

/** A phone that looks at a plate and has something to say about it. */
const DietitianScene = () => (
  <>
    <ellipse className={styles.soft} cx="62" cy="72" rx="54" ry="8" />
    <circle className={styles.paper} cx="44" cy="52" r="20" />
    <circle className={styles.line} cx="44" cy="52" r="20" />
    <path className={styles.accent} d="M36 60c-3-11 4-19 17-19 0 12-6 20-17 19z" />
    <path className={styles.frame} d="M18 38V30h8M62 30h8v8M70 66v8h-8M26 74h-8v-8" />
    <g className={styles.speech}>
      <path className={styles.accent} d="M72 8h38q6 0 6 6v16q0 6-6 6H90l-10 9v-9h-8q-6 0-6-6V14q0-6 6-6z" />
      <path className={styles.onBrand} d="M76 18h30M76 27h19" />
    </g>
  </>
);

/** A pot on the stove beside a shelf of jars and a shopping bag. */
const KitchenScene = () => (
  <>
    <path className={styles.steam} d="M36 30c-5-5 5-8 0-14M50 30c-5-5 5-8 0-14" />
    <path className={styles.accent} d="M22 42h42v18q0 12-12 12H34q-12 0-12-12z" />
    <path className={styles.line} d="M18 42h50M14 50h8M64 50h8M43 36v4" />
    <path className={styles.line} d="M6 74h110M80 34h36" />
    <path className={styles.paper} d="M84 16h12v18H84z" />
    <path className={styles.line} d="M84 18h12v16H84zM86 14h8M102 22h10v12h-10zM103 18h8" />
    <path className={styles.soft} d="m84 50-3 24h32l-3-24z" />
    <path className={styles.line} d="m84 50-3 24h32l-3-24zM91 55v-6q0-6 6-6t6 6v6" />
  </>
);

const scenes: Record<Product, ComponentType<Props>> = {
  general: HouseScene,
  ai: DietitianScene,
  food: KitchenScene,
};
const Drawing = scenes[product];

/** The drawing of the product's home. It says nothing that a text does not say. */
export function Scene({ partOfDay }: Props) {
  return (
    <svg className={styles.scene} viewBox="0 0 120 80" aria-hidden="true">
      <Drawing partOfDay={partOfDay} />
    </svg>
  );
}

import type { PlannedFood } from '@health-app/sdk';
import { ShoppingList } from '#domains/shopping/components/ShoppingList.tsx';
import { personalKey } from '#platform/session/session.ts';
import { deviceStorage } from '#platform/storage.ts';
import { Card } from '#ui/Card.tsx';
import { macros } from './food-samples.ts';
import { GalleryPart } from './GalleryPart.tsx';
import { useSampleText } from './useSampleText.ts';

const food = (foodId: string, name: string, nameEn: string, amount: number, category: string): PlannedFood => ({
  foodId,
  name,
  nameEn,
  amount,
  category: category as PlannedFood['category'],
  macros,
});

/** Two meals with the same food, a weight in kilograms, a missing amount, and an unknown food group. */
const foods = [
  food('pu-062', '番茄', 'Tomato', 150, 'vegetables'),
  food('pu-062', '番茄', 'Tomato', 1_100, 'vegetables'),
  food('food-9005', '盐', 'Salt', 0.7, 'condiments'),
  food('x-1', '很长的名字'.repeat(12), 'AWordWithoutAnEnd'.repeat(4), Number.NaN, 'plasma'),
];

export function ShoppingParts() {
  const words = useSampleText();
  return (
    <GalleryPart name="ShoppingList">
      <Card padded>
        <ShoppingList
          foods={foods}
          heading={words('Shopping list', '购物清单')}
          storage={deviceStorage}
          storageKey={personalKey('kit', 'shopping')}
        />
      </Card>
    </GalleryPart>
  );
}

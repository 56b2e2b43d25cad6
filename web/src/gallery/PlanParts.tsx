import type { PlannedFood } from '@health-app/sdk';
import { useState } from 'react';
import { deviceStorage } from '../platform/storage.ts';
import { Card } from '../ui/Card.tsx';
import { BeforeAfter } from '../ui/compare/BeforeAfter.tsx';
import { TagField } from '../ui/form/TagField.tsx';
import { ShoppingList } from '../ui/shopping/ShoppingList.tsx';
import { macros } from './food-samples.ts';
import { Part } from './Part.tsx';
import { useSampleText } from './useSampleText.ts';

export function TagParts() {
  const words = useSampleText();
  const [tags, setTags] = useState(['香菜', 'Aubergine', 'مرحبا', 'ThisWordHasNoEnd'.repeat(4)]);
  return (
    <Part name="TagField">
      <TagField
        label={words('Foods you avoid', '忌口的食物')}
        hint={words('Six words of ten characters', '最多六个，每个十个字')}
        values={tags}
        onChange={setTags}
        maxTags={6}
        maxLength={10}
      />
      <TagField
        label={words('Foods you avoid', '忌口的食物')}
        error={words('Too few dishes are left without these foods.', '避开这些食物后，菜品太少。')}
        values={[]}
        onChange={() => {}}
        maxTags={6}
        maxLength={10}
      />
    </Part>
  );
}

export function ComparisonParts() {
  const words = useSampleText();
  const item = (key: string, text: string, stays = false) => ({ key, text, stays });
  const soup = item('soup', words('Wax gourd soup', '冬瓜汤'), true);
  return (
    <Part name="BeforeAfter">
      <Card padded>
        <BeforeAfter
          before={{ items: [item('yam', words('Chinese yam', '山药')), soup], sum: '523 kcal' }}
          after={{
            items: [item('rice', words('A name that goes on and on '.repeat(6), '很长的菜名'.repeat(9))), soup],
          }}
        />
      </Card>
    </Part>
  );
}

const food = (foodId: string, name: string, nameEn: string, amount: number, category: string): PlannedFood => ({
  foodId,
  name,
  nameEn,
  amount,
  category: category as PlannedFood['category'],
  macros,
});

/** Two meals with the same food, a weight in kilograms, a missing amount, and a group that this app does not know. */
const foods = [
  food('pu-062', '番茄', 'Tomato', 150, 'vegetables'),
  food('pu-062', '番茄', 'Tomato', 1_100, 'vegetables'),
  food('food-9005', '盐', 'Salt', 0.7, 'condiments'),
  food('x-1', '很长的名字'.repeat(12), 'AWordWithoutAnEnd'.repeat(4), Number.NaN, 'plasma'),
];

export function ShoppingParts() {
  const words = useSampleText();
  return (
    <Part name="ShoppingList">
      <Card padded>
        <ShoppingList
          foods={foods}
          heading={words('Shopping list', '购物清单')}
          storage={deviceStorage}
          storageKey="kit.shopping"
        />
      </Card>
    </Part>
  );
}

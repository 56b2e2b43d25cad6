import { type Permit, permitFor } from '@health-app/sdk/safety';
import { useState } from 'react';
import { FindingList } from '#domains/food/components/FindingList.tsx';
import { FoodList, FoodRow } from '#domains/food/components/FoodRow.tsx';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { MacroRing } from '#domains/food/components/MacroRing.tsx';
import { NoTargetNote } from '#domains/food/components/NoTargetNote.tsx';
import { NutrientTable } from '#domains/food/components/NutrientTable.tsx';
import { Score } from '#domains/food/components/Score.tsx';
import { usePortionText } from '#domains/food/model/usePortionText.ts';
import { FoodEditor } from '#domains/meal/components/FoodEditor.tsx';
import { FoodSearchSheet } from '#domains/meal/components/FoodSearchSheet.tsx';
import { MealDayField } from '#domains/meal/components/MealDayField.tsx';
import { MealSum } from '#domains/meal/components/MealSum.tsx';
import { type PortionedFood, PortionSheet } from '#domains/meal/components/PortionSheet.tsx';
import type { MealFood } from '#domains/meal/model/meal-food.ts';
import { useRecentFoods } from '#domains/meal/model/useRecentFoods.ts';
import { queries } from '#platform/client.ts';
import { personalKey } from '#platform/session/session.ts';
import { deviceStorage } from '#platform/storage.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { findings, macros, mealFoods, nutrients, rice, target } from './food-samples.ts';
import styles from './Gallery.module.css';
import { GalleryPart } from './GalleryPart.tsx';
import { ShoppingParts } from './ShoppingParts.tsx';
import { useSampleText } from './useSampleText.ts';

const everything = permitFor({ withheld: [] }, 'score') as Permit<'score'>;

/** The components that show and choose foods, and those that show the sums of a meal or a day. */
export function FoodSection() {
  const words = useSampleText();
  return (
    <>
      <GalleryPart name="MacroRing" line>
        <MacroRing target={1700} eaten={920} meal={417} planned={200} />
        <MacroRing target={1700} eaten={1500.2} meal={335} />
        <MacroRing target={0} eaten={Number.NaN} meal={417} />
        <MacroRing target={1700} eaten={0} size={9} />
      </GalleryPart>
      <GalleryPart name="MacroBars">
        <Card padded>
          <MacroBars eaten={macros} meal={{ ...macros, fat: 40 }} target={target} />
        </Card>
        <Card padded>
          <MacroBars eaten={{ ...macros, protein: Number.NaN }} />
        </Card>
      </GalleryPart>
      <FoodRows />
      <Portions />
      <Search />
      <MealDay />
      <ShoppingParts />
      <Editor />
      <GalleryPart name="NutrientTable">
        <Card padded>
          <NutrientTable nutrients={nutrients} nameOf={() => words('Brown rice', '糙米饭')} />
        </Card>
      </GalleryPart>
      <GalleryPart name="Score" line>
        {[91, 84, 54, Number.NaN].map((score) => (
          <Score key={score} score={score} label={words('Score of the day', '当天得分')} permit={everything} />
        ))}
      </GalleryPart>
      <GalleryPart name="NoTargetNote">
        <NoTargetNote />
      </GalleryPart>
      <GalleryPart name="FindingList">
        <Card padded>
          <FindingList sections={findings} />
        </Card>
      </GalleryPart>
    </>
  );
}

function FoodRows() {
  const words = useSampleText();
  const portionText = usePortionText();
  const [opened, setOpened] = useState('');
  const act = (name: string) => () => setOpened(name);
  return (
    <GalleryPart name="FoodRow">
      <Card>
        <FoodList label={words('Foods', '食物')}>
          <FoodRow
            food={{ name: '糙米饭', nameEn: 'Brown rice' }}
            name={words('Brown rice', '糙米饭')}
            portion={portionText(300, rice.servings)}
            energy={336}
            note={<Badge>{words('Typical portion', '常见份量')}</Badge>}
            onOpen={act('open')}
            onRemove={act('remove')}
          />
          <FoodRow
            food={{ name: '糙米饭', nameEn: 'Brown rice' }}
            name={words(
              'A name that goes on and on, because somebody typed the whole menu '.repeat(3),
              '很长的菜名'.repeat(20),
            )}
            portion={portionText(97, rice.servings)}
            energy={undefined}
            onOpen={act('open')}
          />
          <FoodRow
            food={{ name: 'مرحبا' }}
            name={words('مرحبا soup', 'مرحبا 汤')}
            portion={portionText(Number.NaN)}
            energy={0}
          />
        </FoodList>
      </Card>
      <p data-testid="row">{opened}</p>
    </GalleryPart>
  );
}

function Portions() {
  const words = useSampleText();
  const [grams, setGrams] = useState<number>();
  const [food, setFood] = useState<PortionedFood>();
  return (
    <GalleryPart name="PortionSheet">
      <div className={styles.line}>
        <Button variant="quiet" onClick={() => setFood({ ...rice, name: words('Brown rice', '糙米饭') })}>
          {words('Portion of rice', '米饭的份量')}
        </Button>
        <Button variant="quiet" onClick={() => setFood({ name: words('Typed', '手填') })}>
          {words('Portion of a typed name', '手填食物的份量')}
        </Button>
      </div>
      <p data-testid="grams">{grams}</p>
      <PortionSheet
        food={food}
        grams={grams ?? (food?.servings ? 150 : undefined)}
        onClose={() => setFood(undefined)}
        onDone={(next) => {
          setGrams(next);
          setFood(undefined);
        }}
      />
    </GalleryPart>
  );
}

function Search() {
  const words = useSampleText();
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState('');
  const { recent, add } = useRecentFoods(deviceStorage, personalKey('kit', 'foods'));
  return (
    <GalleryPart name="FoodSearchSheet">
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {words('Search foods', '搜索食物')}
      </Button>
      <p data-testid="picked">{picked}</p>
      <FoodSearchSheet
        open={open}
        onClose={() => setOpen(false)}
        search={(keyword) => queries.aiFood.foodName({ keyword })}
        recent={recent}
        onPick={(food) => {
          add(food);
          setPicked(food.foodId);
          setOpen(false);
        }}
        onTyped={(name) => {
          setPicked(name);
          setOpen(false);
        }}
      />
    </GalleryPart>
  );
}

/** One food of each kind: confirmed, guessed from a photo, without an amount, missing in the table, with a long name. */
function Editor() {
  const words = useSampleText();
  const { recent, add } = useRecentFoods(deviceStorage, personalKey('kit', 'foods'));
  const [opened, setOpened] = useState<number>();
  const [foods, setFoods] = useState<MealFood[]>(mealFoods);
  return (
    <GalleryPart name="FoodEditor">
      <FoodEditor
        foods={foods}
        onChange={setFoods}
        opened={opened}
        onOpen={setOpened}
        search={{ search: (keyword) => queries.aiFood.foodName({ keyword }), recent }}
        onAdded={add}
        empty={<p>{words('Every food is left out.', '所有食物都已去掉。')}</p>}
      />
      <MealSum foods={foods} day={{ others: macros, target, isOver: false }} />
    </GalleryPart>
  );
}

function MealDay() {
  const [meal, setMeal] = useState<{ mealType: 'breakfast' | 'lunch' | 'dinner' | 'snack'; date: string }>({
    mealType: 'dinner',
    date: '2026-11-20',
  });
  return (
    <GalleryPart name="MealDayField" line>
      <MealDayField {...meal} onChange={(changes) => setMeal({ ...meal, ...changes })} />
    </GalleryPart>
  );
}

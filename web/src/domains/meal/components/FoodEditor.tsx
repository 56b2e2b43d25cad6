import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FoodList, FoodRow } from '#domains/food/components/FoodRow.tsx';
import { macrosOf } from '#domains/food/model/macros.ts';
import { usePortionText } from '#domains/food/model/usePortionText.ts';
import { langOf } from '#lib/format/lang-of.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Chips } from '#ui/form/Chips.tsx';
import layout from '#ui/Layout.module.css';
import { type MealFood, mostFoods } from '../model/meal-food.ts';
import type { FoundFood } from '../model/useRecentFoods.ts';
import styles from './FoodEditor.module.css';
import { FoodSearchSheet } from './FoodSearchSheet.tsx';
import { PortionSheet } from './PortionSheet.tsx';
import { UncertainFoodNote } from './UncertainFoodNote.tsx';

type SearchProps = Parameters<typeof FoodSearchSheet>[0];

interface Props {
  foods: readonly MealFood[];
  onChange: (foods: MealFood[]) => void;
  /** Index of the food whose portion is open. */
  opened: number | undefined;
  onOpen: (position: number | undefined) => void;
  /** Search for further foods; absent if the meal takes none. */
  search?: Pick<SearchProps, 'search' | 'recent' | 'onSentence'>;
  onAdded?: (food: FoundFood) => void;
  /** Opens the search at once. @default false */
  searching?: boolean;
  /** The text of a search that opens at once. */
  searchText?: string | undefined;
  /** Content for an empty list. */
  empty?: ReactNode;
  /** Whether typed names are refused because the food must be in the table. @default false */
  knownOnly?: boolean;
}

/** Edits the foods of a meal: changes portions, removes foods and, if allowed, adds foods. */
export function FoodEditor({
  foods,
  onChange,
  opened,
  onOpen,
  search,
  onAdded,
  searching = false,
  searchText,
  empty,
  knownOnly = false,
}: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const portionText = usePortionText();
  /**
   * `from`: the search adds foods, and the number counts those before it. `instead`: the search replaces the food at this
   * index.
   */
  const [target, setTarget] = useState<{ from: number; text?: string | undefined } | { instead: number } | undefined>(
    searching ? { from: foods.length, text: searchText } : undefined,
  );
  const [removed, setRemoved] = useState<{ food: MealFood; position: number }>();
  const food = opened === undefined ? undefined : foods[opened];
  const nameOf = (one: MealFood) => format.name(one);
  const portionOf = ({ amount, servings, typical }: MealFood) => {
    if (amount === undefined) return t`How much?`;
    const portion = portionText(amount, servings);
    return typical ? t`≈ ${portion}` : portion;
  };
  const energies = foods.map(({ per100g, amount }) =>
    per100g && amount !== undefined ? macrosOf(per100g, amount).energy : undefined,
  );

  const adding = useRef<HTMLButtonElement>(null);
  const undoing = useRef<HTMLButtonElement>(null);
  const isOpening = useRef(true);
  const isSearching = target !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search and a removed food lose the focus
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && !isOpening.current && !isSearching) (undoing.current ?? adding.current)?.focus();
    isOpening.current = false;
  }, [isSearching, removed]);

  const put = (position: number, next: MealFood) => {
    setRemoved(undefined);
    onChange([...foods.slice(0, position), next, ...foods.slice(position + 1)]);
  };
  const remove = (position: number) => {
    const gone = foods[position];
    if (gone) setRemoved({ food: gone, position });
    onChange(foods.filter((_, index) => index !== position));
  };
  const undo = () => {
    if (!removed) return;
    const { position } = removed;
    onChange([...foods.slice(0, position), removed.food, ...foods.slice(position)]);
    setRemoved(undefined);
  };
  const closeSearch = () => {
    setTarget(undefined);
    if (!target) return;
    const first = 'from' in target ? target.from : target.instead;
    const without = foods.findIndex(({ amount }, index) => index >= first && amount === undefined);
    if (without >= 0) onOpen(without);
  };
  const add = (next: MealFood) => {
    if (!target) return;
    if ('from' in target) {
      setRemoved(undefined);
      onChange([...foods, next].slice(0, mostFoods));
      if (foods.length + 1 >= mostFoods) setTarget(undefined);
      return;
    }
    put(target.instead, next);
    setTarget(undefined);
    if (next.amount === undefined) onOpen(target.instead);
  };
  const pick = (found: FoundFood) => {
    onAdded?.(found);
    const [typical] = found.servings;
    const { foodId, name, nameEn, per100g, servings } = found;
    add({ foodId, name, nameEn, per100g, servings, ...(typical && { amount: typical.amount, typical: true }) });
  };

  return (
    <div className={layout.stack3}>
      {foods.length === 0 ? (
        empty
      ) : (
        <Card>
          <FoodList label={t`Foods of the meal`}>
            {foods.map((one, position) => (
              <FoodRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a meal may hold a food twice
                key={`${one.foodId ?? one.name}${position}`}
                food={one}
                name={nameOf(one)}
                portion={portionOf(one)}
                energy={energies[position]}
                note={<UncertainFoodNote food={one} onSearch={search && (() => setTarget({ instead: position }))} />}
                onOpen={() => onOpen(position)}
                onRemove={() => remove(position)}
              />
            ))}
          </FoodList>
        </Card>
      )}
      <div role="status" className={removed && styles.removed}>
        {removed && (
          <>
            <span>
              <Trans>
                <bdi lang={langOf(nameOf(removed.food))}>{nameOf(removed.food)}</bdi> is left out
              </Trans>
            </span>
            <Button ref={undoing} variant="quiet" onClick={undo}>
              <Trans>Undo</Trans>
            </Button>
          </>
        )}
      </div>
      {search &&
        (foods.length < mostFoods ? (
          <Button variant="quiet" fullWidth ref={adding} onClick={() => setTarget({ from: foods.length })}>
            <Plus aria-hidden="true" size="1.8rem" />
            <Trans>Add a food</Trans>
          </Button>
        ) : (
          <p className={styles.full}>
            <Trans>A meal takes {mostFoods} foods at most.</Trans>
          </p>
        ))}
      {search && (
        <FoodSearchSheet
          {...search}
          onSentence={
            search.onSentence &&
            ((sentence) => {
              setTarget(undefined);
              search.onSentence?.(sentence);
            })
          }
          open={target !== undefined}
          onClose={closeSearch}
          {...(target && 'from' in target && { taken: foods.slice(target.from).map(nameOf), initial: target.text })}
          onPick={pick}
          {...(!knownOnly && { onTyped: (name: string) => add({ name }) })}
        />
      )}
      <PortionSheet
        food={food && { ...food, name: nameOf(food) }}
        grams={food?.amount}
        onClose={() => onOpen(undefined)}
        onDone={(amount) => {
          if (food && opened !== undefined) put(opened, { ...food, amount, typical: false });
          onOpen(undefined);
        }}
      >
        {food?.alternatives?.[0] && (
          <Chips
            label={t`Or is it something else?`}
            showLabel
            value={food.foodId ?? ''}
            onChange={(foodId) => {
              const other = food.alternatives?.find((one) => one.foodId === foodId);
              // The replacement's values are known after the server has analysed the meal with it.
              if (other && opened !== undefined) put(opened, { ...other, amount: food.amount, typical: food.typical });
              onOpen(undefined);
            }}
            options={[{ ...food, foodId: food.foodId ?? '' }, ...food.alternatives].map((one) => ({
              value: one.foodId,
              label: nameOf(one),
            }))}
          />
        )}
      </PortionSheet>
    </div>
  );
}

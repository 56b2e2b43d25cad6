import { Trans, useLingui } from '@lingui/react/macro';
import { confidenceNames } from '#domains/food/labels.ts';
import { confidenceOf } from '#domains/food/model/confidence.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import type { MealFood } from '../model/meal-food.ts';

interface Props {
  food: MealFood;
  /** Searches for another food to replace this one. */
  onSearch?: (() => void) | undefined;
}

/** Marks a food that needs a look: the recognition is not sure of it, or the food table has no entry. */
export function UncertainFoodNote({ food, onSearch }: Props) {
  const { i18n } = useLingui();
  const { unknown, confidence } = food;
  if (unknown) {
    return (
      <>
        <Badge tone="fair">
          <Trans>Not in the table</Trans>
        </Badge>
        {onSearch && (
          <Button variant="quiet" onClick={onSearch}>
            <Trans>Search again</Trans>
          </Button>
        )}
      </>
    );
  }
  const level = confidence === undefined ? undefined : confidenceOf(confidence);
  return level && level !== 'sure' && <Badge tone="fair">{i18n._(confidenceNames[level])}</Badge>;
}

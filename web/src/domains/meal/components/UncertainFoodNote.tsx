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

/** Explains the uncertainty of a recognised food: the food itself, its amount, or a missing entry in the food table. */
export function UncertainFoodNote({ food, onSearch }: Props) {
  const { i18n } = useLingui();
  const { unknown, typical, confidence } = food;
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
  if (!typical && !level) return null;
  return (
    <>
      {level && <Badge tone={level === 'sure' ? 'plain' : 'fair'}>{i18n._(confidenceNames[level])}</Badge>}
      {typical && (
        <Badge>
          <Trans>Typical portion</Trans>
        </Badge>
      )}
    </>
  );
}

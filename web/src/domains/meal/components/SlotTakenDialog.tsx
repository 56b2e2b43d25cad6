import { type IfTaken, isHealthError, type MealType } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { mealNames } from '#domains/food/labels.ts';
import { joinNames } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf, type Open } from '#lib/open-value.ts';
import { ChoiceDialog } from '#ui/overlay/ChoiceDialog.tsx';
import { inSlot } from '../model/diary-day.ts';
import { entryKey } from '../model/diary-entry.ts';
import { entryName } from '../model/diary-entry-link.ts';
import { useDay } from '../model/useDay.ts';

interface Props {
  /** Error of the command that adds the meal to the diary. */
  error: Error | null;
  date: string;
  mealType: Open<MealType>;
  onDecide: (ifTaken: IfTaken) => void;
  /** Resets the command. */
  onLeave: () => void;
}

const isTaken = (error: Error | null): boolean => isHealthError(error, 'business', 'SLOT_TAKEN');

/** Returns the error unless it is the conflict with another meal. */
export const otherThanTaken = (error: Error | null): Error | null => (isTaken(error) ? null : error);

/**
 * Asks how to proceed if the diary already has a meal for that time of day. A meal counts twice only if it was eaten twice.
 */
export function SlotTakenDialog({ error, date, mealType, onDecide, onLeave }: Props) {
  const { i18n } = useLingui();
  const meal = i18n._(labelOf(mealNames, mealType));
  return (
    <ChoiceDialog
      open={isTaken(error)}
      title={<Trans>{meal}: there is a meal already</Trans>}
      choices={[
        { key: 'replace', label: <Trans>Replace it</Trans>, onChoose: () => onDecide('replace') },
        { key: 'add', label: <Trans>Add, I ate both</Trans>, onChoose: () => onDecide('add') },
      ]}
      leave={<Trans>Keep as it is</Trans>}
      onLeave={onLeave}
    >
      <MealsThere date={date} mealType={mealType} />
    </ChoiceDialog>
  );
}

function MealsThere({ date, mealType }: { date: string; mealType: Open<MealType> }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { query } = useDay(date);
  const entries = query.data ? inSlot(query.data, mealType) : [];
  return (
    <ul>
      {entries.map((entry) => {
        const kcal = format.energy(entry.macros.energy);
        const foods = joinNames(format, entry.items.map(format.name));
        const name = entryName(i18n, entry);
        return (
          <li key={entryKey(entry)}>
            <Trans>
              {name}: {foods}, {kcal} kcal
            </Trans>
          </li>
        );
      })}
    </ul>
  );
}

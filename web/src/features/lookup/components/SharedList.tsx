import { useLingui } from '@lingui/react/macro';
import type { Match } from '../model/food-search.ts';
import { useOpenFood } from '../model/useOpenFood.ts';
import { FoodList } from './FoodList.tsx';
import type { Lookup } from './lookup-variants.tsx';

interface Props {
  lookup: Lookup;
  rows: Match[];
  terms: string[];
}

/** Shared foods; the detail of a single one is open. */
export function SharedList({ lookup, rows, terms }: Props) {
  const { t } = useLingui();
  const [openId, onToggle] = useOpenFood(rows.length === 1 ? rows[0]?.food.id : undefined);
  return (
    <FoodList lookup={lookup} label={t`Shared foods`} foods={rows} terms={terms} openId={openId} onToggle={onToggle} />
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { labelOf } from '#lib/open-value.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import typography from '#ui/Typography.module.css';
import { categoryWords } from '../labels.ts';
import type { Food, FoodCategory } from '../model/food.ts';
import { pickFoods } from '../model/food-selection.ts';
import { useLanguage } from '../model/useLanguage.ts';
import type { Lookup } from './lookup-variants.tsx';
import { SharedHeader } from './SharedHeader.tsx';
import { SharedList } from './SharedList.tsx';

interface Props {
  lookup: Lookup;
  all: Food[];
  from: string | undefined;
  selection: { category: FoodCategory } | { foodIds: string[] };
}

const noTerms: string[] = [];

/** Shows a shared group, or single foods. */
export function SharedFoods({ lookup, all, from, selection }: Props) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const rows = useMemo(() => pickFoods(all, selection, language).map((food) => ({ food })), [all, selection, language]);
  const group = 'category' in selection && i18n._(labelOf(categoryWords, selection.category));
  const asked = 'foodIds' in selection ? new Set(selection.foodIds).size : 0;
  const count = rows.length;
  const gone = Math.max(0, asked - rows.length);
  if (count === 0) {
    return (
      <EmptyState art="search" title={<Trans>What was shared is no longer listed</Trans>}>
        <Trans>Foods may have been renamed or replaced since.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      {group ? (
        <SharedHeader lookup={lookup} title={group} from={from}>
          <p className={typography.soft}>
            <Plural value={count} one="# food" other="# foods" />
          </p>
        </SharedHeader>
      ) : (
        <SharedHeader
          lookup={lookup}
          from={from}
          title={
            <Plural value={asked} one="Someone shared a food with you." other="Someone shared # foods with you." />
          }
        />
      )}
      {gone > 0 && (
        <p>
          <Plural value={gone} one="One of them is no longer listed." other="# of them are no longer listed." />
        </p>
      )}
      <SharedList lookup={lookup} rows={rows} terms={noTerms} />
    </>
  );
}

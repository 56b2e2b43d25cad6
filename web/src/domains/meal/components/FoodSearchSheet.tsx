import type { FoodFacts } from '@health-app/sdk';
import type { Query } from '@health-app/sdk/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { FoodLine } from '#domains/food/components/FoodLine.tsx';
import { nameIn } from '#domains/food/model/portion.ts';
import { usePortionText } from '#domains/food/model/usePortionText.ts';
import { useDebounced } from '#lib/hooks/useDebounced.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import type { FoundFood } from '../model/useRecentFoods.ts';
import styles from './FoodSearchSheet.module.css';

const longestName = 50;

interface Props {
  open: boolean;
  onClose: () => void;
  /** The query for a keyword; without one, the foods that people eat most. */
  // biome-ignore lint/suspicious/noExplicitAny: the codes of the failures do not matter here
  search: (keyword: string | undefined) => Query<FoodFacts[], any>;
  /** Foods that the person chose lately. */
  recent: readonly FoundFood[];
  onPick: (food: FoundFood) => void;
  /** Takes the typed name as it is; absent where the food must be known. */
  onTyped?: (name: string) => void;
}

/** Searches foods while the person types; before, it offers the latest and the most eaten ones. */
export function FoodSearchSheet({ open, onClose, ...search }: Props) {
  return (
    <Sheet open={open} title={<Trans>Add a food</Trans>} onClose={onClose}>
      {open && <FoodSearch {...search} />}
    </Sheet>
  );
}

function FoodSearch({ search, recent, onPick, onTyped }: Omit<Props, 'open' | 'onClose'>) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const keyword = text.trim();
  const rested = useDebounced(keyword);
  // The results of the keyword before stay until the next ones are there.
  const foods = useQuery({ ...search(rested || undefined), placeholderData: keepPreviousData });
  const [first] = recent;
  return (
    <div className={styles.search}>
      <SearchField label={t`Name of a food`} value={text} maxLength={longestName} autoFocus onChange={setText} />
      {keyword !== '' && onTyped && (
        <button type="button" className={styles.typed} onClick={() => onTyped(keyword)}>
          <Plus aria-hidden="true" size="1.8rem" />
          <span>
            <Trans>
              Use “<bdi>{keyword}</bdi>” as typed
            </Trans>
          </span>
        </button>
      )}
      {keyword === '' && first && (
        <section>
          <h3 className={styles.heading}>
            <Trans>Eaten lately</Trans>
          </h3>
          <Foods foods={recent} onPick={onPick} />
        </section>
      )}
      <section aria-busy={foods.isFetching}>
        <h3 className={keyword === '' ? styles.heading : 'visually-hidden'}>
          {keyword === '' ? <Trans>Eaten most</Trans> : <Trans>Foods found</Trans>}
        </h3>
        <QueryView
          query={foods}
          skeleton={<Skeleton rows={5} height="6rem" />}
          isEmpty={(found) => found.length === 0 && keyword === rested && !foods.isPlaceholderData}
          empty={
            <p className={styles.none} role="status">
              {onTyped ? (
                <Trans>No food of this name is in the table. Try a shorter or another name, or use it as typed.</Trans>
              ) : (
                <Trans>No food of this name is in the table. Try a shorter or another name.</Trans>
              )}
            </p>
          }
        >
          {(found) => <Foods foods={found} onPick={onPick} />}
        </QueryView>
      </section>
    </div>
  );
}

function Foods({ foods, onPick }: { foods: readonly FoundFood[]; onPick: (food: FoundFood) => void }) {
  const { i18n } = useLingui();
  const portionText = usePortionText();
  return (
    <ul className={styles.foods}>
      {foods.map((food) => {
        const portion = food.servings[0]?.amount ?? 100;
        return (
          <li key={food.foodId}>
            <FoodLine
              name={nameIn(i18n.locale, food)}
              portion={portionText(portion, food.servings)}
              energy={(food.per100g.energy * portion) / 100}
              onOpen={() => onPick(food)}
            />
          </li>
        );
      })}
    </ul>
  );
}

import type { FoodFacts } from '@health-app/sdk';
import { debounceDelay } from '@health-app/sdk';
import type { Query } from '@health-app/sdk/react-query';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { CrisisNote } from '#domains/care/components/CrisisNote.tsx';
import { FoodCountAnnouncement } from '#domains/food/components/FoodCountAnnouncement.tsx';
import { FoodLine } from '#domains/food/components/FoodLine.tsx';
import { macrosOf } from '#domains/food/model/macros.ts';
import { usePortionText } from '#domains/food/model/usePortionText.ts';
import { joinNames } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useDebounced } from '#lib/hooks/useDebounced.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import { Rows } from '#ui/list/Rows.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import typography from '#ui/Typography.module.css';
import { UnstyledButton } from '#ui/UnstyledButton.tsx';
import { isSentence } from '../model/sentence.ts';
import { sortExactFirst } from '../model/sort-exact-first.ts';
import type { FoundFood } from '../model/useRecentFoods.ts';
import styles from './FoodSearchSheet.module.css';

const longestName = 50;

interface Props {
  open: boolean;
  onClose: () => void;
  /** The text at first. @default '' */
  initial?: string | undefined;
  /** The query for a keyword; without a keyword, it returns the most eaten foods. */
  // biome-ignore lint/suspicious/noExplicitAny: the codes of the failures do not matter here
  search: (keyword: string | undefined) => Query<FoodFacts[], any>;
  /** Foods that the person chose recently. */
  recent: readonly FoundFood[];
  onPick: (food: FoundFood) => void;
  /** Adds the typed name as it is; absent if the food must be in the table. */
  onTyped?: (name: string) => void;
  /** Takes a text with amounts or several foods apart; absent if that is not offered. */
  onSentence?: ((sentence: string) => void) | undefined;
  /** Names of the foods added since the search opened; absent if the search closes after one food. */
  taken?: readonly string[];
}

/** Searches foods while the person types. Before that, it offers recent and popular foods. */
export function FoodSearchSheet({ open, onClose, taken, ...search }: Props) {
  return (
    <Sheet
      open={open}
      title={<Trans>Add a food</Trans>}
      onClose={onClose}
      actions={
        taken?.[0] && (
          <Button fullWidth onClick={onClose}>
            <Plural value={taken.length} one="Take # food" other="Take # foods" />
          </Button>
        )
      }
    >
      {open && <FoodSearch {...search} taken={taken} />}
    </Sheet>
  );
}

function FoodSearch({
  initial = '',
  search,
  recent,
  onPick,
  onTyped,
  onSentence,
  taken,
}: Omit<Props, 'open' | 'onClose'>) {
  const { t } = useLingui();
  const format = useFormat();
  const area = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(initial);
  const keyword = text.trim();
  const rested = useDebounced(keyword, debounceDelay);
  // The previous results stay visible until the next ones arrive.
  const foods = useQuery({ ...search(rested || undefined), placeholderData: keepPreviousData });
  const isSettled = keyword === rested && !foods.isPlaceholderData && !foods.isPending;
  const found = sortExactFirst(foods.data ?? [], keyword);
  const [first] = recent;
  const goOn = () => {
    setText('');
    area.current?.querySelector('input')?.focus();
  };
  const pick = (food: FoundFood) => {
    onPick(food);
    goOn();
  };
  const sentence = onSentence && isSentence(keyword) ? onSentence : undefined;
  const typed = keyword !== '' && onTyped && (
    <UnstyledButton
      className={styles.typed}
      // The row takes up its space while the foods load, so that they do not shift afterwards.
      data-settled={isSettled || sentence !== undefined}
      onClick={() => {
        if (sentence) return sentence(keyword);
        onTyped(keyword);
        goOn();
      }}
    >
      <Plus aria-hidden="true" size="1.8rem" />
      <span>
        {sentence ? (
          <Trans>
            Find the foods in “<IsolatedName name={keyword} />”
          </Trans>
        ) : (
          <Trans>
            Use “<IsolatedName name={keyword} />” as typed
          </Trans>
        )}
      </span>
    </UnstyledButton>
  );
  const names = joinNames(format, taken ?? []);
  return (
    <div ref={area} className={styles.search}>
      <SearchField label={t`Name of a food`} value={text} maxLength={longestName} autoFocus onChange={setText} />
      <CrisisNote text={text} />
      {taken && (
        <p role="status" className={taken.length > 0 ? styles.taken : 'visually-hidden'}>
          {taken.length > 0 && (
            <>
              <Check aria-hidden="true" size="1.8rem" />
              <span>
                <Trans>
                  Taken: <IsolatedName name={names} />
                </Trans>
              </span>
            </>
          )}
        </p>
      )}
      <FoodCountAnnouncement count={keyword !== '' && isSettled && !foods.error ? found.foods.length : undefined} />
      {!found.isExact && typed}
      {keyword === '' && first && (
        <section>
          <h3 className={styles.heading}>
            <Trans>Eaten lately</Trans>
          </h3>
          <Foods foods={recent} onPick={pick} />
        </section>
      )}
      <section aria-busy={foods.isFetching}>
        <h3 className={keyword === '' ? styles.heading : 'visually-hidden'}>
          {keyword === '' ? <Trans>Eaten most</Trans> : <Trans>Foods found</Trans>}
        </h3>
        <QueryView
          query={foods}
          skeleton={<Skeleton rows={5} height="6rem" />}
          isEmpty={({ length }) => length === 0 && isSettled}
          empty={
            <p className={typography.soft}>
              {onTyped ? (
                <Trans>No food of this name is in the table. Try a shorter or another name, or use it as typed.</Trans>
              ) : (
                <Trans>No food of this name is in the table. Try a shorter or another name.</Trans>
              )}
            </p>
          }
        >
          {() => <Foods foods={found.foods} onPick={pick} />}
        </QueryView>
      </section>
      {found.isExact && typed}
    </div>
  );
}

function Foods({ foods, onPick }: { foods: readonly FoundFood[]; onPick: (food: FoundFood) => void }) {
  const format = useFormat();
  const portionText = usePortionText();
  return (
    <ul className={styles.foods}>
      <Rows items={foods} keyOf={({ foodId }) => foodId} listItems>
        {(food) => {
          const portion = food.servings[0]?.amount ?? 100;
          return (
            <li>
              <FoodLine
                food={food}
                name={format.name(food)}
                portion={portionText(portion, food.servings)}
                energy={macrosOf(food.per100g, portion).energy}
                onOpen={() => onPick(food)}
              />
            </li>
          );
        }}
      </Rows>
    </ul>
  );
}

import { debounceDelay } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import Share2 from 'lucide-react/icons/share-2';
import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { CrisisNote } from '#domains/care/components/CrisisNote.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { useDebounced } from '#lib/hooks/useDebounced.ts';
import { useStored } from '#lib/storage/useStored.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useParams } from '#platform/routing/params.ts';
import { usePersonalKey } from '#platform/session/usePersonalKey.ts';
import { deviceStorage } from '#platform/storage.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Form } from '#ui/form/Form.tsx';
import { LinkToCopy } from '#ui/form/LinkToCopy.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Screen } from '#ui/Screen.tsx';
import type { Food } from '../model/food.ts';
import { foldedNames, longestKeyword } from '../model/food-search.ts';
import { searchParams } from '../model/params.ts';
import { addRecentSearch, readRecentSearches, removeRecentSearch } from '../model/recent-searches.ts';
import { useShareFoods } from '../model/useShareFoods.ts';
import { CategoryLinks } from './CategoryLinks.tsx';
import { CommonSearches } from './CommonSearches.tsx';
import type { Lookup } from './lookup-variants.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import styles from './SearchPanel.module.css';
import { SearchResults } from './SearchResults.tsx';

/** A search that shows results while the person types. */
export function SearchPanel({ lookup, initial }: { lookup: Lookup; initial: string }) {
  const { t } = useLingui();
  const [text, setText] = useState(initial);
  const keyword = text.trim();
  // The input has priority over the results, so that a slow phone shows the letter first.
  const searched = useDeferredValue(keyword);
  const rested = useDebounced(keyword, debounceDelay);
  useKeywordInAddress(rested);
  const recent = useRecentSearches(lookup.path);
  const { share, link, hideLink } = useShareFoods(lookup, keyword);
  const foods = lookup.useFoods();

  return (
    <Screen
      title={<Trans>Search foods</Trans>}
      action={
        keyword && (
          <IconButton
            label={t`Share`}
            icon={<Share2 aria-hidden="true" size="2rem" />}
            onClick={() => void share({ keyword })}
          />
        )
      }
    >
      <search className={styles.field}>
        <Form
          onSubmit={() => {
            recent.add(keyword);
            // Closes the phone's keyboard.
            (document.activeElement as HTMLElement | null)?.blur();
          }}
        >
          <SearchField label={t`Food name`} value={text} maxLength={longestKeyword} autoFocus onChange={setText} />
        </Form>
      </search>
      <CrisisNote text={text} />
      {link && <LinkToCopy link={link} onClose={hideLink} />}
      <QueryView query={foods} skeleton={<Skeleton rows={6} />}>
        {(all) => (
          <Found lookup={lookup} foods={all} keyword={searched} rested={rested} recent={recent} onPick={setText} />
        )}
      </QueryView>
    </Screen>
  );
}

interface FoundProps {
  lookup: Lookup;
  foods: Food[];
  /** Keyword of the displayed results, which may lag behind the input. */
  keyword: string;
  /** The keyword after the typing has paused. */
  rested: string;
  recent: ReturnType<typeof useRecentSearches>;
  onPick: (term: string) => void;
}

/** The results for the keyword. Memoised, so that typing alone does not render them again. */
const Found = memo(function Found({ lookup, foods, keyword, rested, recent, onPick }: FoundProps) {
  const pick = (term: string) => {
    onPick(term);
    recent.add(term);
    window.scrollTo(0, 0);
  };
  if (keyword === '') return <SearchSuggestions lookup={lookup} foods={foods} recent={recent} onPick={pick} />;
  return (
    <SearchResults
      lookup={lookup}
      foods={foods}
      keyword={keyword}
      rested={rested}
      onPick={pick}
      onOpen={() => recent.add(keyword)}
    />
  );
});

/**
 * Writes the keyword to the address. It replaces the history entry, so that one *Back* leaves the search. It is debounced,
 * because Safari limits the number of calls.
 */
function useKeywordInAddress(rested: string): void {
  const [params, setParams] = useParams(searchParams);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the field, not the other way round
  useEffect(() => {
    if (rested !== params?.q) setParams({ q: rested || undefined });
  }, [rested]);
}

interface Props {
  lookup: Lookup;
  foods: Food[];
  recent: ReturnType<typeof useRecentSearches>;
  onPick: (keyword: string) => void;
}

/** Suggestions before the person types. */
function SearchSuggestions({ lookup, foods, recent, onPick }: Props) {
  const format = useFormat();
  // Warms up the formatter and the name index, so that the first keystroke is fast on slow phones.
  useEffect(() => {
    format.number(0);
    foods.forEach(foldedNames);
  }, [format, foods]);
  return (
    <>
      {recent.recent.length > 0 && (
        <RecentSearches recent={recent.recent} onPick={onPick} onRemove={recent.remove} onClear={recent.clear} />
      )}
      <CommonSearches lookup={lookup} foods={foods} onPick={onPick} />
      <CategoryLinks lookup={lookup} foods={foods} />
    </>
  );
}

/**
 * The person's recent searches on this device, or only on this page if storage is blocked. The object's identity changes
 * only with its content.
 */
function useRecentSearches(lookup: string) {
  const [recent, change] = useStored(deviceStorage, usePersonalKey('recent-searches', lookup), readRecentSearches);
  return useMemo(
    () => ({
      recent,
      add: (keyword: string) => change((current) => addRecentSearch(current, keyword)),
      remove: (keyword: string) => change((current) => removeRecentSearch(current, keyword)),
      clear: () => change(() => []),
    }),
    [recent, change],
  );
}

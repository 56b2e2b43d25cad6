import { Trans, useLingui } from '@lingui/react/macro';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { UnstyledButton } from '#ui/UnstyledButton.tsx';
import type { Food } from '../model/food.ts';
import { foldedNames, termsOf } from '../model/food-search.ts';
import type { Lookup } from './lookup-variants.tsx';
import styles from './Suggestions.module.css';

interface Props {
  lookup: Lookup;
  foods: Food[];
  onPick: (term: string) => void;
}

/** Common searches that the list contains. */
export function CommonSearches({ lookup, foods, onPick }: Props) {
  const { i18n } = useLingui();
  const terms = lookup.common.map((term) => i18n._(term)).filter((term) => has(foods, term));
  if (terms.length === 0) return null;
  return (
    <section className={layout.stack2}>
      <h2 className={typography.strongBody}>
        <Trans>Popular searches</Trans>
      </h2>
      <ul className={layout.wrap2}>
        {terms.map((term) => (
          <li key={term}>
            <UnstyledButton className={styles.chip} onClick={() => onPick(term)}>
              {term}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function has(foods: Food[], term: string): boolean {
  const words = termsOf(term);
  return foods.some((food) => foldedNames(food).some((name) => words.every((word) => name.includes(word))));
}

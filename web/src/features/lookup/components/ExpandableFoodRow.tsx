import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, useId } from 'react';
import { FoodPicture } from '#domains/food/components/FoodPicture.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { Badge } from '#ui/Badge.tsx';
import { UnstyledButton } from '#ui/UnstyledButton.tsx';
import { bandWords, cautionWords, toneOf } from '../labels.ts';
import { bandOf } from '../model/bands.ts';
import type { Food } from '../model/food.ts';
import { markTerms } from '../model/food-search.ts';
import { useLanguage } from '../model/useLanguage.ts';
import styles from './ExpandableFoodRow.module.css';
import { FoodDetail } from './FoodDetail.tsx';
import type { Lookup } from './lookup-variants.tsx';

interface Props {
  lookup: Lookup;
  food: Food;
  via: string | undefined;
  terms: string[];
  open: boolean;
  onToggle: (id: string) => void;
}

/** A food with its value and band; a press expands its detail in place. */
export const ExpandableFoodRow = memo(function ExpandableFoodRow({ lookup, food, via, terms, open, onToggle }: Props) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const format = useFormat();
  const band = bandOf(food.value, lookup.scale);
  const id = useId();
  return (
    <>
      <UnstyledButton
        className={styles.row}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onToggle(food.id)}
      >
        <FoodPicture food={{ name: food.names['zh-CN'], nameEn: food.names.en, category: food.category }} />
        <span className={styles.text}>
          <span className={styles.name}>
            <HighlightedText text={food.names[language]} terms={terms} />
          </span>
          {via && (
            <span className={styles.detail}>
              <Trans>
                Also: <OtherName name={via} terms={terms} />
              </Trans>
            </span>
          )}
          <NutritionFacts food={food} />
        </span>
        <span className={styles.value}>
          <span className={styles.amount}>{lookup.amount(format.number(food.value))}</span>
          <Badge tone={toneOf(food, band)}>{i18n._(bandWords[band])}</Badge>
          {food.caution && <Badge tone="fair">{i18n._(cautionWords[food.caution] ?? { id: food.caution })}</Badge>}
        </span>
        <ChevronDown aria-hidden="true" className={styles.arrow} size="1.8rem" />
      </UnstyledButton>
      {open && (
        <div id={id}>
          <FoodDetail lookup={lookup} food={food} />
        </div>
      )}
    </>
  );
});

/** A name by which the search found the food. It may be in the other language. */
function OtherName({ name, terms }: { name: string; terms: string[] }) {
  return (
    <span lang={/\p{Script=Han}/u.test(name) ? 'zh-CN' : 'en'}>
      <HighlightedText text={name} terms={terms} />
    </span>
  );
}

/** A text with the searched words highlighted. */
function HighlightedText({ text, terms }: { text: string; terms: string[] }) {
  if (terms.length === 0) return text;
  return markTerms(text, terms).map((piece, index) =>
    piece.hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no state
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

/** Carbohydrate and energy per 100 g, if known. The list states the unit once. */
function NutritionFacts({ food }: { food: Food }) {
  const format = useFormat();
  const { carbohydrate, energy } = food;
  const carbs = carbohydrate == null ? undefined : format.number(carbohydrate);
  const kcal = energy == null ? undefined : format.number(energy);
  if (!carbs && !kcal) return null;
  return (
    <span className={styles.detail}>
      {carbs && kcal ? (
        <Trans>
          {carbs} g carbs, {kcal} kcal
        </Trans>
      ) : carbs ? (
        <Trans>{carbs} g carbs</Trans>
      ) : (
        <Trans>{kcal} kcal</Trans>
      )}
    </span>
  );
}

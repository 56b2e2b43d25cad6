import type { HealthStorage, PlannedFood } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import * as v from 'valibot';
import { nameIn } from '#domains/food/model/portion.ts';
import { formatNumber } from '#lib/format/format.ts';
import { useStored } from '#lib/storage/useStored.ts';
import { useCopy } from '#platform/share/useCopy.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/form/Field.tsx';
import { aisleNames } from '../labels.ts';
import { isTicked, type ShoppingItem, shoppingOf, type Ticked, toggleTick } from '../model/shopping-list.ts';
import styles from './ShoppingList.module.css';

interface Props {
  /** The foods of all meals, each as often as it occurs. */
  foods: readonly PlannedFood[];
  /** First line of the text to pass on, such as the days. */
  heading: string;
  storage: HealthStorage;
  /** Storage key of this person's ticks for this list. */
  storageKey: string;
}

const tickedSchema = v.record(v.string(), v.number());
const readTicked = (stored: unknown): Ticked => {
  const { success, output } = v.safeParse(tickedSchema, stored);
  return success ? output : {};
};

/** What to buy, by the parts of a shop. Ticks stay on the device; what is not ticked can be passed on as text. */
export function ShoppingList({ foods, heading, storage, storageKey }: Props) {
  const { i18n } = useLingui();
  const [ticked, change] = useStored(storage, storageKey, readTicked);
  const list = shoppingOf(foods);
  const open = list.flatMap(([, items]) => items).filter((item) => !isTicked(ticked, item)).length;
  const weightOf = useWeightText();
  const text = [
    heading,
    ...list.flatMap(([aisle, items]) => {
      const left = items.filter((item) => !isTicked(ticked, item));
      if (left.length === 0) return [];
      return ['', i18n._(aisleNames[aisle]), ...left.map((item) => `- ${nameIn(i18n.locale, item)} ${weightOf(item)}`)];
    }),
  ].join('\n');
  return (
    <div className={styles.list}>
      <p role="status" className={styles.count}>
        {open === 0 ? <Trans>Everything is ticked.</Trans> : <Plural value={open} one="# to buy" other="# to buy" />}
      </p>
      {list.map(([aisle, items]) => (
        <section key={aisle}>
          <h3 className={styles.aisle}>{i18n._(aisleNames[aisle])}</h3>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.foodId}>
                <label className={styles.item}>
                  <input
                    type="checkbox"
                    className={styles.box}
                    checked={isTicked(ticked, item)}
                    onChange={() => change((before) => toggleTick(before, item))}
                  />
                  <span className={styles.words}>
                    <span className={styles.name}>{nameIn(i18n.locale, item)}</span>{' '}
                    <span className={styles.weight}>{weightOf(item)}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.count}>
        <Trans>Weights are those of the recipes: what is called cooked is weighed cooked.</Trans>
      </p>
      <PassOn title={heading} text={text} />
    </div>
  );
}

/** Copies the text, and shares it where the browser can. */
function PassOn({ title, text }: { title: string; text: string }) {
  const { t } = useLingui();
  const [byHand, setByHand] = useState(false);
  // TypeScript's types claim that every browser can share.
  const { share } = navigator as { share?: typeof navigator.share };
  const copyText = useCopy();
  const copy = async () => setByHand(!(await copyText(text)));
  const passOn = async () => {
    try {
      await share?.call(navigator, { title, text });
    } catch (error) {
      // The person closed the panel, or it is still open from an earlier tap.
      if (!(error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name))) setByHand(true);
    }
  };
  return (
    <div className={styles.passOn}>
      {byHand && <TextField label={t`Copy this text`} readOnly rows={6} value={text} />}
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={() => void copy()}>
          <Copy aria-hidden="true" size="1.8rem" />
          <Trans>Copy as text</Trans>
        </Button>
        {share && (
          <Button variant="quiet" onClick={() => void passOn()}>
            <Share2 aria-hidden="true" size="1.8rem" />
            <Trans>Share</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

/** Writes a weight: grams, or kilograms from 1 kg on. */
function useWeightText() {
  const { t, i18n } = useLingui();
  return ({ grams }: ShoppingItem): string => {
    const kilograms = formatNumber(i18n.locale, grams / 1000, { atMost: 2 });
    const whole = formatNumber(i18n.locale, grams, { atMost: grams < 10 ? 1 : 0 });
    return grams >= 1000 ? t`${kilograms} kg` : t`${whole} g`;
  };
}

import { Trans, useLingui } from '@lingui/react/macro';
import Share2 from 'lucide-react/icons/share-2';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkToCopy } from '../../../ui/form/LinkToCopy.tsx';
import { sourceWords } from '../labels.ts';
import type { Food } from '../model/food.ts';
import { useLanguage } from '../model/useLanguage.ts';
import { useShareFoods } from '../model/useShareFoods.ts';
import { BandBar } from './BandBar.tsx';
import styles from './FoodDetail.module.css';
import type { Lookup } from './lookups.tsx';

/** All data of a food. */
export function FoodDetail({ lookup, food }: { lookup: Lookup; food: Food }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { share, link, hideLink } = useShareFoods(food.names[language]);
  const other = [food.names[language === 'en' ? 'zh-CN' : 'en'], ...food.aliases];
  const [carbs, kcal] = [food.carbohydrate, food.energy].map((value) => value != null && formatNumber(language, value));
  return (
    <div className={styles.detail}>
      <BandBar lookup={lookup} value={food.value} />
      <dl className={styles.facts}>
        {food.carbohydrate !== undefined && (
          <Fact name={<Trans>Carbohydrate</Trans>}>{carbs ? <Trans>{carbs} g per 100 g</Trans> : <NotKnown />}</Fact>
        )}
        <Fact name={<Trans>Energy</Trans>}>{kcal ? <Trans>{kcal} kcal per 100 g</Trans> : <NotKnown />}</Fact>
        <Fact name={<Trans>Other names</Trans>}>{listOf(other, language)}</Fact>
        <Fact name={<Trans>Source</Trans>}>{i18n._(sourceWords[food.source])}</Fact>
      </dl>
      <Button variant="quiet" onClick={() => share(lookup.linkTo({ food }, language))}>
        <Share2 aria-hidden="true" size="1.8rem" />
        <Trans>Share this food</Trans>
      </Button>
      {link && <LinkToCopy link={link} onClose={hideLink} />}
    </div>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function NotKnown() {
  return <Trans>not published</Trans>;
}

// Safari 14.0 has no `Intl.ListFormat`.
function listOf(names: string[], language: string): string {
  return names.join(language === 'zh-CN' ? '、' : ', ');
}

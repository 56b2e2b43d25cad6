import { Trans, useLingui } from '@lingui/react/macro';
import Share2 from 'lucide-react/icons/share-2';
import Star from 'lucide-react/icons/star';
import type { ReactNode } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { track } from '#platform/analytics/analytics.ts';
import { PosterButton } from '#platform/poster/PosterButton.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { LinkToCopy } from '#ui/form/LinkToCopy.tsx';
import layout from '#ui/Layout.module.css';
import type { PosterRow } from '#ui/poster/poster.ts';
import { LinkRow } from '#ui/Row.tsx';
import typography from '#ui/Typography.module.css';
import { bandTones, bandWords, categoryWords, sourceWords, toneOf } from '../labels.ts';
import { bandOf, positionOf } from '../model/bands.ts';
import type { Food } from '../model/food.ts';
import { lowerAlternatives } from '../model/food-selection.ts';
import { useFavourites } from '../model/useFavourites.ts';
import { useLanguage } from '../model/useLanguage.ts';
import { useShareFoods } from '../model/useShareFoods.ts';
import { BandBar } from './BandBar.tsx';
import styles from './FoodDetail.module.css';
import type { Lookup } from './lookup-variants.tsx';
import { PortionCalculator } from './PortionCalculator.tsx';

/** The details of a food: its position among the bands, a portion, alternatives with a lower value, and the source. */
export function FoodDetail({ lookup, food }: { lookup: Lookup; food: Food }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const format = useFormat();
  const { share, pictureOf, link, hideLink } = useShareFoods(lookup, food.names[language]);
  const other = [food.names[language === 'en' ? 'zh-CN' : 'en'], ...food.aliases];
  const [favourites, toggle] = useFavourites(lookup.path);
  const caution = food.caution && lookup.cautions[food.caution];
  const isFavourite = favourites.includes(food.id);
  const foods = lookup.useFoods();
  const scale = lookup.scale;
  const rowOf = (one: Food): PosterRow => {
    const band = bandOf(one.value, scale);
    const tone = toneOf(one, band);
    return {
      label: one.names[language],
      text: `${format.number(one.value)} · ${i18n._(bandWords[band])}`,
      share: positionOf(one.value, scale),
      tone: tone === 'plain' ? 'brand' : tone,
    };
  };
  return (
    <div className={styles.detail}>
      <BandBar lookup={lookup} value={food.value} />
      {caution && <p className={typography.strong}>{i18n._(caution)}</p>}
      <PortionCalculator food={food} />
      <LowerAlternatives lookup={lookup} food={food} />
      <dl className={layout.stack2}>
        <Fact name={<Trans>Food group</Trans>}>{i18n._(labelOf(categoryWords, food.category))}</Fact>
        <Fact name={<Trans>Other names</Trans>}>{listOf(other, language)}</Fact>
        <Fact name={<Trans>Source</Trans>}>{i18n._(sourceWords[food.source] ?? { id: food.source })}</Fact>
      </dl>
      <div className={layout.wrap3}>
        <Button variant="quiet" aria-pressed={isFavourite} onClick={() => toggle(food.id)}>
          <Star aria-hidden="true" size="1.8rem" fill={isFavourite ? 'currentColor' : 'none'} />
          <Trans>Favourite</Trans>
        </Button>
        <Button variant="quiet" onClick={() => void share({ food })}>
          <Share2 aria-hidden="true" size="1.8rem" />
          <Trans>Share this food</Trans>
        </Button>
        <PosterButton
          label={food.names[language]}
          fileName="food.png"
          poster={() => ({
            title: food.names[language],
            lines: [i18n._(lookup.intro), i18n._(lookup.bandSource)],
            chart: { kind: 'rows', rows: [food, ...lowerAlternatives(foods.data ?? [], food, scale)].map(rowOf) },
            ...pictureOf({ food }),
          })}
          onDone={() => track('food.picture', { lookup: lookup.path })}
        />
      </div>
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

// Safari 14.0 has no `Intl.ListFormat`.
function listOf(names: string[], language: string): string {
  return names.join(language === 'zh-CN' ? '、' : ', ');
}

/** Lists foods of the same group with a lower value. Renders nothing without any. */
function LowerAlternatives({ lookup, food }: { lookup: Lookup; food: Food }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const format = useFormat();
  const scale = lookup.scale;
  const found = lowerAlternatives(lookup.useFoods().data ?? [], food, scale);
  if (found.length === 0) return null;
  return (
    <section>
      <h2 className={typography.strongBody}>
        <Trans>Lower, from the same group</Trans>
      </h2>
      {found.map((other) => {
        const band = bandOf(other.value, scale);
        return (
          <LinkRow
            key={other.id}
            href={pathTo(`${lookup.path}/search`, { q: other.names[language] })}
            title={other.names[language]}
            detail={lookup.amount(format.number(other.value))}
            trailing={<Badge tone={bandTones[band]}>{i18n._(bandWords[band])}</Badge>}
          />
        );
      })}
    </section>
  );
}

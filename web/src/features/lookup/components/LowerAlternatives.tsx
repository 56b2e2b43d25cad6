import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkRow } from '#ui/Row.tsx';
import typography from '#ui/Typography.module.css';
import { bandTones, bandWords } from '../labels.ts';
import { bandOf } from '../model/bands.ts';
import type { Food } from '../model/food.ts';
import { lowerAlternatives } from '../model/food-selection.ts';
import { useLanguage } from '../model/useLanguage.ts';
import type { Lookup } from './lookup-variants.tsx';

/** Lists foods of the same group with a lower value. Renders nothing without any. */
export function LowerAlternatives({ lookup, food }: { lookup: Lookup; food: Food }) {
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

import type { NutrientAmount } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { joinNames } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { fact } from '#platform/fact.ts';
import { Badge } from '#ui/Badge.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import layout from '#ui/Layout.module.css';
import tones from '#ui/Tone.module.css';
import typography from '#ui/Typography.module.css';
import { unitText } from '#ui/units/unit-text.ts';
import { groupNames, nutrientLevels, nutrientNames } from '../labels.ts';
import {
  groupNutrients,
  levelOf,
  type NutrientBasis,
  type NutrientGroup,
  placeOnBar,
  rangeOf,
} from '../model/nutrients.ts';
import styles from './NutrientTable.module.css';

export interface NutrientTableProps extends NutrientBasis {
  nutrients: readonly NutrientAmount[];
  /** Returns the name of a food of the meal or day; `undefined` for an unknown food. */
  nameOf?: (foodId: string) => string | undefined;
}

/** Shows nutrients against their minimum, maximum or range. Those above and below it come first, the others are folded. */
export function NutrientTable({ nutrients, nameOf, ...basis }: NutrientTableProps) {
  const groups = groupNutrients(nutrients, basis);
  const off = groups.filter(([group]) => group === 'high' || group === 'low');
  const others = groups.filter((group) => !off.includes(group));
  const count = others.reduce((sum, [, list]) => sum + list.length, 0);
  const show = (shown: typeof groups) => (
    <div className={styles.table}>
      {shown.map(([group, list]) => (
        <Group key={group} group={group} list={list} nameOf={nameOf} {...basis} />
      ))}
    </div>
  );
  return (
    <>
      {off.length > 0 && show(off)}
      {count > 0 && (
        <Disclosure variant="part" startsOpen={off.length === 0} title={<Trans>Other nutrients ({count})</Trans>}>
          {show(others)}
        </Disclosure>
      )}
    </>
  );
}

interface GroupProps extends NutrientBasis, Pick<NutrientTableProps, 'nameOf'> {
  group: NutrientGroup;
  list: readonly NutrientAmount[];
}

function Group({ group, list, nameOf, ...basis }: GroupProps) {
  const { i18n } = useLingui();
  return (
    <section>
      <h3 className={styles.group}>{i18n._(groupNames[group])}</h3>
      <ul>
        {list.map((nutrient) => (
          <Nutrient key={nutrient.code} nutrient={nutrient} basis={basis} nameOf={nameOf} />
        ))}
      </ul>
    </section>
  );
}

interface NutrientProps extends Pick<NutrientTableProps, 'nameOf'> {
  nutrient: NutrientAmount;
  basis: NutrientBasis;
}

function Nutrient({ nutrient, basis, nameOf }: NutrientProps) {
  const { i18n } = useLingui();
  const level = levelOf(nutrient, basis);
  const { word, tone } = nutrientLevels[level];
  // The heading of their group says which nutrients are high or low.
  const isSaid = level === 'high' || level === 'low';
  return (
    <li className={styles.row}>
      <NutrientBar nutrient={nutrient} {...basis}>
        <NutrientName code={nutrient.code} />
        {word && !isSaid && <Badge tone={tone}>{i18n._(word)}</Badge>}
      </NutrientBar>
      {/* What has the most of a nutrient in short supply is no help. */}
      {level !== 'low' && <Contributors nutrient={nutrient} nameOf={nameOf} />}
    </li>
  );
}

export function NutrientName({ code }: Pick<NutrientAmount, 'code'>) {
  const { i18n } = useLingui();
  return <span className={typography.strong}>{i18n._(labelOf(nutrientNames, code))}</span>;
}

/** Shows the amount of a nutrient after its name, and as a bar with the recommended range. */
export function NutrientBar({
  nutrient,
  children,
  ...basis
}: NutrientBasis & { nutrient: NutrientAmount; children?: ReactNode }) {
  const { tone } = nutrientLevels[levelOf(nutrient, basis)];
  const place = placeOnBar(nutrient, basis.part);
  return (
    <>
      <span className={layout.lineNarrow}>
        {children}
        <span className={children ? styles.amount : undefined}>
          <AmountText nutrient={nutrient} part={basis.part} />
        </span>
      </span>
      {place && (
        <span className={`${styles.bar} ${tones[tone]}`} aria-hidden="true">
          <span className={styles.range} style={{ left: `${place.from * 100}%`, right: `${(1 - place.to) * 100}%` }} />
          <span className={styles.fill} style={{ width: `${place.amount * 100}%` }} />
        </span>
      )}
    </>
  );
}

function AmountText({ nutrient, part }: { nutrient: NutrientAmount; part: number | undefined }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const range = rangeOf(nutrient, part);
  const unit = unitText(i18n, nutrient.unit);
  const amount = format.nutrient(nutrient.amount);
  // The part of a meal is no limit of the day.
  const limit = (id: 'nutrient.min' | 'nutrient.max', value: number | undefined) =>
    part === undefined ? fact(id, format.nutrient(value), nutrient.code) : format.nutrient(value);
  const [min, max] = [limit('nutrient.min', range.min), limit('nutrient.max', range.max)];
  // Below the range, only its lower end helps.
  if (range.min !== undefined && range.max !== undefined && !(nutrient.amount < range.min)) {
    return (
      <Trans>
        {amount} {unit}, aim for {min}–{max} {unit}
      </Trans>
    );
  }
  if (range.min !== undefined) {
    return (
      <Trans>
        {amount} {unit}, aim for {min}+ {unit}
      </Trans>
    );
  }
  if (range.max !== undefined) {
    return (
      <Trans>
        {amount} {unit}, limit {max} {unit}
      </Trans>
    );
  }
  return `${amount} ${unit}`;
}

interface ContributorsProps extends Pick<NutrientTableProps, 'nameOf'> {
  nutrient: NutrientAmount;
  /** Whether the text names the nutrient. @default false */
  named?: boolean;
}

/** Names the two foods that contain the most of a nutrient. */
export function Contributors({ nutrient, nameOf, named = false }: ContributorsProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const names = nutrient.contributors?.flatMap(({ foodId }) => nameOf?.(foodId) ?? []).slice(0, 2) ?? [];
  if (names.length === 0) return null;
  const foods = joinNames(format, names);
  const name = i18n._(labelOf(nutrientNames, nutrient.code));
  return (
    <p className={styles.from}>
      {named ? (
        <Trans>
          {name}, most from: {foods}
        </Trans>
      ) : (
        <Trans>Most from: {foods}</Trans>
      )}
    </p>
  );
}

import type { AssessmentSection, NutrientAmount } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { langOf } from '#lib/format/lang-of.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { entryOf, labelOf } from '#lib/open-value.ts';
import { NumberedList } from '#ui/list/NumberedList.tsx';
import typography from '#ui/Typography.module.css';
import { lessOf, nutrientNames } from '../labels.ts';
import { useSubjects } from '../model/useSubjects.ts';
import { changesOf, MOST_CHANGES, verdictOf } from '../model/verdict.ts';
import { Contributors } from './NutrientTable.tsx';

interface Props {
  sections: readonly AssessmentSection[];
  /** The nutrients of the meal, or of a day. One far above its maximum belongs to the verdict, although it has no finding. */
  nutrients: readonly NutrientAmount[];
  /** Returns the name of a food of the meal or day; `undefined` for an unknown food. */
  nameOf?: (foodId: string) => string | undefined;
}

/** Shows an assessment in one sentence, then the suggested changes. The individual findings are in the details. */
export function Verdict({ sections, nutrients, nameOf }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const mayAdviseLess = usePermit('lessFood') !== undefined;
  const verdict = verdictOf(sections, nutrients);
  const { level, excess } = verdict;
  const less = excess.flatMap(({ code, contributors: [most] = [] }) => {
    const food = mayAdviseLess && most && nameOf?.(most.foodId);
    const nutrient = format.inner([i18n._(labelOf(nutrientNames, code))]);
    if (food) return [t`${food}: have a smaller portion, for less ${nutrient}.`];
    // An average of days has no foods, so the advice is about the usual sources.
    const general = mayAdviseLess && !nameOf && entryOf(lessOf, code);
    return general ? [i18n._(general)] : [];
  });
  const changes = changesOf(sections).map(({ advice, adviceEn }) => format.text(advice, adviceEn));
  const names = useSubjects(verdict);
  return (
    <>
      <div>
        <p className={typography.strongLead}>
          {level === 'poor' ? (
            <Trans>To improve first: {names}.</Trans>
          ) : level === 'fair' ? (
            <Trans>To improve: {names}.</Trans>
          ) : (
            <Trans>All of it is as advised.</Trans>
          )}
        </p>
        {less.length === 0 &&
          excess.map((nutrient) => <Contributors key={nutrient.code} nutrient={nutrient} nameOf={nameOf} named />)}
      </div>
      <Changes advice={[...new Set([...less, ...changes])].slice(0, MOST_CHANGES)} />
    </>
  );
}

/** Lists the suggested changes, the most important first. */
export function Changes({ advice }: { advice: readonly string[] }) {
  if (advice.length === 0) return null;
  return (
    <section>
      <h3 className={typography.heading}>
        <Trans>What to change</Trans>
      </h3>
      <NumberedList>
        {advice.map((text) => (
          <li key={text} lang={langOf(text)}>
            {text}
          </li>
        ))}
      </NumberedList>
    </section>
  );
}

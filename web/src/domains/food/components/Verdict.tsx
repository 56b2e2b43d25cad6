import type { AssessmentSection } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { langOf } from '#lib/format/lang-of.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { NumberedList } from '#ui/list/NumberedList.tsx';
import typography from '#ui/Typography.module.css';
import { findingTitles } from '../labels.ts';
import { changesOf, verdictOf } from '../model/verdict.ts';

/** Shows an assessment in one sentence, then the suggested changes. The individual findings are in the details. */
export function Verdict({ sections }: { sections: readonly AssessmentSection[] }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { level, codes } = verdictOf(sections);
  const names = format.labels(
    codes.map((code) => {
      const title = (findingTitles as Partial<typeof findingTitles>)[code];
      return title ? i18n._(title) : code;
    }),
  );
  return (
    <>
      <p className={typography.strongLead}>
        {level === 'poor' ? (
          <Trans>Furthest from what is advised: {names}.</Trans>
        ) : level === 'fair' ? (
          <Trans>Nearly there. Still off: {names}.</Trans>
        ) : (
          <Trans>All of it is as advised.</Trans>
        )}
      </p>
      <Changes advice={changesOf(sections).map(({ advice, adviceEn }) => format.text(advice, adviceEn))} />
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

import type { EvaluationItem } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatList, formatNumber } from '#lib/format/format.ts';
import { units } from '../labels.ts';

/** Shows the answer to a question as text. */
export function AnswerText({ item: { answer, options, input } }: { item: EvaluationItem }) {
  const { i18n } = useLingui();
  if (typeof answer?.value === 'number') {
    const number = formatNumber(i18n.locale, answer.value, { atMost: 3 });
    return input ? `${number} ${units[input.unit] ?? input.unit}` : number;
  }
  const chosen = options.filter(({ optionId }) => answer?.optionIds.includes(optionId));
  if (chosen.length === 0) return <Trans>Not answered</Trans>;
  return formatList(
    i18n.locale,
    chosen.map(({ text, textEn }) => (i18n.locale === 'en' ? textEn : text)),
  );
}

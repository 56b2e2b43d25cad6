import type { EvaluationItem } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { fact } from '#platform/fact.ts';
import { units } from '../labels.ts';

/** Shows the answer to a question as text. */
export function AnswerText({ item: { answer, options, input } }: { item: EvaluationItem }) {
  const format = useFormat();
  if (typeof answer?.value === 'number') {
    const number = format.number(answer.value, { atMost: 3 });
    const shown = input?.unit === 'cm' ? fact('height', number) : number;
    return input ? `${shown} ${units[input.unit] ?? input.unit}` : number;
  }
  const chosen = options.filter(({ optionId }) => answer?.optionIds.includes(optionId));
  if (chosen.length === 0) return <Trans>Not answered</Trans>;
  return format.list(chosen.map(({ text, textEn }) => format.text(text, textEn)));
}

import { useLingui } from '@lingui/react/macro';
import { entryOf } from '#lib/open-value.ts';
import { doubtTexts, refusals } from '../labels.ts';

/**
 * The reasons of a doubt in words.
 * @param doubts codes of this app or of the server; a code of a newer server has the general text
 */
export function DoubtReasons({ doubts }: { doubts: readonly string[] }) {
  const { i18n } = useLingui();
  const texts = doubts.flatMap((doubt) => entryOf(doubtTexts, doubt) ?? []);
  return (texts.length > 0 ? texts : [refusals.DOSE_DOUBTED]).map((text) => <p key={text.id}>{i18n._(text)}</p>);
}

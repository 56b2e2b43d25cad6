import { useLingui } from '@lingui/react/macro';
import { formatText } from '#lib/format/format.ts';
import { serverText } from './server-text.ts';

/** A text of the server in the person's language, with its `lang` attribute. */
export function Translated({ text, en }: { text: string; en: string | undefined }) {
  const { i18n } = useLingui();
  const said = serverText(i18n.locale, text, en);
  return <span lang={said.lang}>{formatText(said.text)}</span>;
}

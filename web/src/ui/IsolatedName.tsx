import { formatText } from '#lib/format/format.ts';
import { langOf } from '#lib/format/lang-of.ts';

/**
 * A name within a sentence or a heading. It is isolated, because it may have the other text direction. A component keeps it
 * plain text, whereas a translated text would parse `<b>` in a value as an element. A missing name is a dash.
 */
export function IsolatedName({ name }: { name: string }) {
  return <bdi lang={langOf(name)}>{formatText(name)}</bdi>;
}

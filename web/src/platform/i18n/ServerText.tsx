import { langOf } from '#lib/format/lang-of.ts';
import { useFormat } from '#lib/format/useFormat.ts';

interface Props {
  text: string | null | undefined;
  /** The field `…En`. A text without one, or one that a person typed, has its own language. */
  en?: string | undefined;
  /** @default span; `bdi` isolates what a person typed, which may have the other direction */
  as?: 'span' | 'bdi' | 'p' | 'dt' | 'h2' | 'h3' | 'strong';
  className?: string | undefined;
}

/** A text of the server in the person's language, or else in the other one, with its `lang`. */
export function ServerText({ text, en, as: Element = 'span', className }: Props) {
  const shown = useFormat().text(text, en);
  return (
    <Element className={className} lang={langOf(shown)}>
      {shown}
    </Element>
  );
}

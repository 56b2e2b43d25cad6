import { markTerms } from '../model/food-search.ts';
import styles from './HighlightedText.module.css';

/** A text with the searched words highlighted. */
export function HighlightedText({ text, terms }: { text: string; terms: string[] }) {
  if (terms.length === 0) return text;
  return markTerms(text, terms).map((piece, index) =>
    piece.hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no state
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

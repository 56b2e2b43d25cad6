/** Punctuation that cannot begin a line. */
const trailing = /^[，。、；：？！）》」』”’…—·,.;:?!)%\]}]/;

const cjk = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/**
 * Breaks a text into lines: between words, between Chinese characters, and within a word that is longer than a line.
 * @param measure width of a text, in the unit of `width`
 * @param maxLines maximum number of lines; an ellipsis replaces the rest
 */
export function wrap(text: string, width: number, measure: (text: string) => number, maxLines = 99): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const piece of piecesOf(paragraph)) {
      if (measure((line + piece).trimEnd()) <= width) {
        line += piece;
        continue;
      }
      if (line.trim()) lines.push(line.trimEnd());
      line = '';
      for (const letter of piece.trimStart()) {
        if (line && measure(line + letter) > width) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    lines.push(line.trimEnd());
  }
  return lines.length > maxLines ? cut(lines.slice(0, maxLines), width, measure) : lines;
}

/** Pieces that cannot be broken: a word with the space after it, a Chinese character with the punctuation after it. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let open = false;
  for (const letter of text) {
    const joins = trailing.test(letter) || letter === ' ' || (open && !cjk.test(letter));
    if (joins && pieces.length > 0) pieces[pieces.length - 1] += letter;
    else pieces.push(letter);
    open = letter !== ' ' && !cjk.test(letter) && !(trailing.test(letter) && !open);
  }
  return pieces;
}

function cut(lines: string[], width: number, measure: (text: string) => number): string[] {
  let last = Array.from(lines[lines.length - 1] ?? '');
  while (last.length > 0 && measure(`${last.join('')}…`) > width) last = last.slice(0, -1);
  return [...lines.slice(0, -1), `${last.join('').trimEnd()}…`];
}

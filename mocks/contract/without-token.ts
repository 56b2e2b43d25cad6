import { step } from './describe-value.ts';
import type { OperationResult } from './findings.ts';

const HIDDEN = '[token]';
/** A shorter prefix reveals nothing about the token, and may be an ordinary word. */
const SHORTEST = 6;

/** Removes tokens from a report, because servers echo them: in a user's data, in a message, in a redirect. */
export function withoutToken(results: OperationResult[], token: string): OperationResult[] {
  const hide = hider(token);
  const place = <T extends { where: string; got: string }>(one: T): T => ({
    ...one,
    where: hide(one.where),
    got: hide(one.got),
    ...('expected' in one && { expected: hide(String(one.expected)) }),
  });
  return results.map((result) => ({
    ...result,
    requests: result.requests.map((request) => ({
      ...request,
      request: hide(request.request),
      violations: request.violations.map(place),
      undocumented: request.undocumented.map(place),
      message: request.message === undefined ? undefined : hide(request.message),
    })),
  }));
}

/** A short token, as local servers accept, is a part of ordinary words: it counts as a word alone. */
const wholeWord = (spelling: string): RegExp => {
  const literal = spelling.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(spelling.length < SHORTEST ? `(?<![A-Za-z0-9])${literal}(?![A-Za-z0-9])` : literal, 'g');
};

/** A function that removes a token from a text, also its beginning where the text is cut. */
export function hider(token: string): (text: string) => string {
  const quoted = JSON.stringify(token).slice(1, -1);
  const spellings = [...new Set([token, quoted, step(token).slice(1), encodeURIComponent(token)])];
  // A long value is truncated, possibly within the token.
  const cut = spellings.flatMap((spelling) =>
    Array.from(
      { length: Math.max(0, spelling.length - SHORTEST) },
      (_, index) => `${spelling.slice(0, spelling.length - 1 - index)}…`,
    ),
  );
  return (text) => {
    const whole = spellings.reduce((rest, spelling) => rest.replace(wholeWord(spelling), HIDDEN), text);
    return whole.includes('…') ? cut.reduce((rest, spelling) => rest.replaceAll(spelling, `${HIDDEN}…`), whole) : whole;
  };
}

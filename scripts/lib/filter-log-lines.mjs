// Selects the lines of a server's output that matter to the user of `npm start`.

const MATTERS = /\b(warn(ing)?s?|\w*error|errors|fatal|fail(ed|ure)?|exception|unhandled\w*|uncaught)\b|⚠|✖/i;

/**
 * Returns a filter for consecutive lines. It keeps warnings and errors, and the indented lines below them: stack traces,
 * code frames, file names.
 */
export function filterLogLines() {
  let inside = false;
  return (line) => {
    if (line.trim() === '') return false;
    if (/^\s/.test(line)) return inside;
    inside = MATTERS.test(line);
    return inside;
  };
}

// Decides which lines of a server's output are worth showing to the person who ran `npm start`.

const MATTERS = /\b(warn(ing)?s?|\w*error|errors|fatal|fail(ed|ure)?|exception|unhandled\w*|uncaught)\b|⚠|✖/i;

/**
 * Gives a function to be asked about every line in turn. It keeps warnings and errors, and the indented lines below
 * them: stack traces, code frames, file names.
 */
export function noteworthy() {
  let inside = false;
  return (line) => {
    if (line.trim() === '') return false;
    if (/^\s/.test(line)) return inside;
    inside = MATTERS.test(line);
    return inside;
  };
}

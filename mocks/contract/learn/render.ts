import { type Cause, plural } from './cause.ts';
import type { Lesson } from './learn.ts';

const MOST_NAMES = 6;
const few = (names: string[]) =>
  names.length > MOST_NAMES
    ? `${names.slice(0, MOST_NAMES).join(', ')} and ${names.length - MOST_NAMES} more`
    : names.join(', ');

/** Prints the lesson: causes first; places only if `verbose`. */
export function renderLesson(
  { causes, questions, operations, unseen, unknown, exchanges }: Lesson,
  verbose: boolean,
  withoutCause = 'The traffic matches the description.',
): string {
  const head = `${exchanges} exchanges of ${operations.size} operations${unseen.length > 0 ? `; ${unseen.length} operations without a success` : ''}.`;
  const parts = [
    head,
    causes.length === 0 ? withoutCause : causes.map((cause, index) => causeText(cause, index + 1, verbose)).join('\n'),
    questions.length > 0 &&
      ['Not visible in traffic, ask:', ...questions.map((question) => `  ? ${question}`)].join('\n'),
    unknown.size > 0 &&
      [
        'Addresses that are not described:',
        ...[...unknown].slice(0, 20).map(([address, times]) => `  ${address} (${times})`),
      ].join('\n'),
    verbose && unseen.length > 0 && `Without a success: ${unseen.join(', ')}`,
  ];
  return `${parts.filter((part) => part !== false).join('\n\n')}\n`;
}

function causeText(
  { says, confidence, seen, operations, pointers, places, edits }: Cause,
  number: number,
  verbose: boolean,
): string {
  const scopes = [...new Set(edits.flatMap((edit) => (edit.do === 'copy' ? edit.scope : [])))];
  const copied = scopes.length > 0 ? `, in a copy for ${few(scopes)}` : '';
  const changes = edits.filter((edit) => edit.do !== 'copy').length;
  const patch = changes > 0 ? `; patch: ${plural(changes, 'edit')}${copied}` : '';
  const lines = [
    `${String(number).padStart(3)}. ${says}.`,
    `     certain to ${Math.round(confidence * 100)} %; seen ${seen} times in ${operations.length} operation${operations.length === 1 ? '' : 's'}${patch}`,
    ...(pointers.length > 0 ? [`     e.g. ${pointers.join('; ')}`] : []),
    ...(verbose ? [`     in ${operations.join(', ')}`, ...places.map((place) => `     ${place}`)] : []),
  ];
  return lines.join('\n');
}

/** The report of `--json`. */
export const lessonJson = ({ causes, questions, operations, unseen, unknown, exchanges }: Lesson) => ({
  exchanges,
  operations: Object.fromEntries(operations),
  unseen,
  unknown: Object.fromEntries(unknown),
  causes,
  questions,
});

import { type Plugin, parseAst } from 'vite';

/** The oldest supported browsers. */
export const oldestBrowsers = ['chrome87', 'safari14'];

/**
 * The syntax of all scripts. For Chrome 87 itself, the compiler would rewrite each `?.`, which is a hundredth of the first
 * screen's code, because of one form that the build refuses instead.
 */
export const syntax = 'es2020';

/**
 * Refuses a call after `?.` with an argument behind a spread one, `f?.(...list, last)`: without an `f`, Chrome 80 to 90 throw a
 * TypeError instead of skipping the call (https://crbug.com/v8/11558).
 * @param name what the message calls the script
 * @throws Error with the call
 */
export function refuseMisreadCallsIn(name: string, code: string): void {
  if (!code.includes('?.')) return;
  for (const { start, end } of misreadCalls(parseAst(code))) {
    throw new Error(`${name} has an argument behind a spread one after ?.: ${code.slice(start, end)}`);
  }
}

/** Refuses such calls in all scripts of a build. */
export const refuseMisreadCalls = (): Plugin => ({
  name: 'refuse-misread-calls',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') refuseMisreadCallsIn(file.fileName, file.code);
  },
});

interface Node {
  type: string;
  start: number;
  end: number;
  /** The part before this one in a chain. */
  callee?: Node;
  object?: Node;
  arguments?: Node[];
  /** The last part of a chain. */
  expression?: Node;
}

function* misreadCalls(tree: object): Generator<Node> {
  const { type, expression } = tree as Node;
  if (type === 'ChainExpression') {
    for (let part = expression; part; part = part.callee ?? part.object) {
      if (part.arguments?.slice(0, -1).some((argument) => argument.type === 'SpreadElement')) yield part;
    }
  }
  for (const below of Object.values(tree)) if (typeof below === 'object' && below !== null) yield* misreadCalls(below);
}

import type { Plugin } from 'vite';

/** The oldest supported browsers. */
export const oldestBrowsers = ['chrome87', 'safari14'];

/**
 * The syntax of all scripts. For Chrome 87 itself, the compiler would rewrite each `?.`, which is a hundredth of the first
 * screen's code, because of one form that the build refuses instead.
 */
export const syntax = 'es2020';

/**
 * Refuses a call after `?.` with an argument behind a spread one, `f?.(...list, last)`: Chrome 80 to 90 pass wrong arguments
 * (https://crbug.com/v8/11558).
 */
export function refuseMisreadCalls(): Plugin {
  return {
    name: 'refuse-misread-calls',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.code.includes('?.')) continue;
        const { fileName, code } = file;
        for (const { start, end } of misreadCalls(this.parse(code))) {
          this.error(`${fileName} has an argument behind a spread one after ?.: ${code.slice(start, end)}`);
        }
      }
    },
  };
}

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

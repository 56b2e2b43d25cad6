/** Rules for the client and for queries. */
import { isWithin } from './literals.mjs';

const hooks = /^use(?:Infinite)?Quer(?:y|ies)$/;
const failure = /^(?:error|isError|failureReason|status|isLoadingError|isRefetchError|isFetchNextPageError)$/;
const lists = /^(?:filter|find|map|flatMap)$/;

/** The expression's parent, without what only changes its type. */
function parentOf({ parent }) {
  return /^(?:TS\w+Expression|ChainExpression)$/.test(parent.type) ? parentOf(parent) : parent;
}

/** Whether an expression passes its value on, rather than reading one field of it. */
const isPassedOn = (parent) =>
  parent.type !== 'MemberExpression' && parent.type !== 'VariableDeclarator' && parent.type !== 'ExpressionStatement';

/** Whether a reference to a query shows its failure, or gives the whole query to something that may. */
const reachesFailure = ({ identifier }) => {
  const parent = parentOf(identifier);
  // `useQueries` returns a list, whose items are passed on.
  if (parent.type === 'MemberExpression')
    return failure.test(parent.property.name ?? '') || lists.test(parent.property.name ?? '');
  if (parent.type === 'VariableDeclarator') return parent.id.type === 'ObjectPattern' && hasFailure(parent.id);
  return isPassedOn(parent);
};

const hasFailure = (pattern) =>
  pattern.properties.some((property) => property.type === 'RestElement' || failure.test(property.key.name ?? ''));

export const queryFailureShown = {
  create(context) {
    return {
      CallExpression(node) {
        if (node.callee.type !== 'Identifier' || !hooks.test(node.callee.name)) return;
        const parent = parentOf(node);
        if (isPassedOn(parent)) return;
        // The SDK shows a failure as a toast, unless the call is silent, as reads of the app are by default.
        if (/\bsilent: false\b|\buseFirstQueryWithToast\b/.test(context.sourceCode.getText(node))) return;
        if (parent.type === 'MemberExpression' && failure.test(parent.property.name ?? '')) return;
        if (parent.type === 'VariableDeclarator') {
          if (parent.id.type === 'ObjectPattern' && hasFailure(parent.id)) return;
          const [variable] = context.sourceCode.getDeclaredVariables(parent);
          if (parent.id.type === 'Identifier' && variable?.references.some((one) => !one.init && reachesFailure(one)))
            return;
        }
        context.report({
          node: node.callee,
          message:
            'No component shows the failure of this query: give it to QueryView or show its error, or say by useOptionalQuery of platform/query that the screen does without it.',
        });
      },
    };
  },
};

export const noVoidCall = {
  create(context) {
    return {
      UnaryExpression({ operator, argument }) {
        if (operator !== 'void') return;
        const call = argument.type === 'CallExpression' ? context.sourceCode.getText(argument.callee) : '';
        if (!/^health\.(?!session\.)\w+\.\w+$/.test(call)) return;
        context.report({
          node: argument,
          message: 'A call of the SDK rejects when it fails: handle its failure, by a mutation or by catch.',
        });
      },
    };
  },
};

export const silentByDefault = {
  create(context) {
    return {
      CallExpression(node) {
        if (!/^(?:queries|infiniteQueries|all)\.\w+\.\w+$/.test(context.sourceCode.getText(node.callee))) return;
        const option = node.arguments.find((argument) => /\bsilent: true\b/.test(context.sourceCode.getText(argument)));
        if (option) {
          context.report({ node: option, message: 'Queries are silent by default: leave the option out.' });
        }
      },
    };
  },
};

export const wholeList = {
  create(context) {
    const isHook = ({ type, callee }) => type === 'CallExpression' && /^use\w*Quer(?:y|ies)/.test(callee.name ?? '');
    return {
      CallExpression(node) {
        if (!/^queries\.\w+\.\w+$/.test(context.sourceCode.getText(node.callee)) || !isWithin(node, isHook)) return;
        const [input] = node.arguments;
        const names = input?.type === 'ObjectExpression' ? input.properties.map(({ key }) => key?.name) : [];
        if (!names.includes('pageNum') || names.includes('pageSize')) return;
        context.report({
          node: input,
          message:
            'This reads only the first page: use infiniteQueries with InfiniteList, or say by pageSize that all that is needed fits.',
        });
      },
    };
  },
};

const textMethods = /^(?:includes|startsWith|endsWith|indexOf|match|search)$/;

export const failureByCode = {
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: 'The text of a failure is for people and may change: tell failures apart by kind and code.',
      });
    const isText = (node) =>
      node?.type === 'ChainExpression'
        ? isText(node.expression)
        : node?.type === 'MemberExpression' && /^(?:message|msg)$/.test(node.property.name ?? '');
    return {
      CallExpression({ callee, arguments: [first] }) {
        const name = callee.property?.name ?? '';
        if (textMethods.test(name) && isText(callee.object)) report(callee);
        if (name === 'test' && isText(first)) report(callee);
      },
      BinaryExpression(node) {
        const { operator, left, right } = node;
        const compares = (text, other) => isText(text) && typeof (other.value ?? other.quasis) !== 'undefined';
        if (/^[!=]==$/.test(operator) && (compares(left, right) || compares(right, left))) report(node);
      },
      SwitchStatement({ discriminant }) {
        if (isText(discriminant)) report(discriminant);
      },
    };
  },
};

const copied = 'A copy of server data goes stale:';

export const serverDataInState = {
  create(context) {
    const textOf = (nodes) => nodes.map((node) => context.sourceCode.getText(node)).join(', ');
    return {
      CallExpression({ callee, arguments: args }) {
        const text = textOf(args);
        const name = callee.name ?? '';
        if (
          (/^use(?:State|Reducer|Ref)$/.test(name) && /\bdata\b/.test(text)) ||
          (name === 'useEffect' && /\bset[A-Z]\w*\([^()]*\bdata\b/.test(text))
        ) {
          context.report({
            node: callee,
            message: `${copied} read the query where it is shown, and keep only the person's changes in state.`,
          });
        }
        // A read by hand, in place of a query.
        if (
          callee.type === 'MemberExpression' &&
          callee.property.name === 'then' &&
          /^health\.\w+\.\w+\(/.test(context.sourceCode.getText(callee.object)) &&
          /\bset[A-Z]/.test(text)
        ) {
          context.report({
            node: callee.property,
            message: `${copied} read it by useQuery, and keep only the person's changes in state.`,
          });
        }
      },
      AssignmentExpression({ left, right }) {
        if (left.property?.name !== 'current' || !/^\w+\.data\b/.test(context.sourceCode.getText(right))) return;
        context.report({ node: right, message: `${copied} read the query where it is shown.` });
      },
    };
  },
};

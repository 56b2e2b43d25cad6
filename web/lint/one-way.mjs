/** Rules for what the app does in one way everywhere: numbers, days, colours, addresses, what a browser gives. */
import { isWithin, literalsIn, textOf } from './literals.mjs';

const globals = /^(?:window|globalThis|self)$/;

export const oneFormatter = {
  create(context) {
    const message = 'Dates, numbers and lists look the same everywhere: use lib/format.';
    const isRounding = ({ type, callee }) => type === 'CallExpression' && callee.name === 'Number';
    return {
      CallExpression(node) {
        const name = node.callee.property?.name ?? '';
        if (/^to(?:Locale(?:Date|Time)?|Date|Time)String$/.test(name)) context.report({ node: node.callee, message });
        if (name === 'toFixed' && !isWithin(node, isRounding)) {
          context.report({
            node: node.callee,
            message:
              'Numbers look the same everywhere: use lib/format to show one, and Number(….toFixed(n)) to round one.',
          });
        }
      },
      MemberExpression(node) {
        if (node.object.name !== 'Intl') return;
        const name = node.property.name ?? '';
        if (/^(?:(?:DateTime|Number|List|RelativeTime)Format|PluralRules|DisplayNames)$/.test(name))
          context.report({ node, message });
      },
      VariableDeclarator({ init }) {
        if (init?.name === 'Intl') context.report({ node: init, message });
      },
    };
  },
};

/** Whether an identifier is the name of a type or of a member, not a value. */
function isName(node) {
  const { type, computed, property, key, shorthand } = node.parent;
  if (/^TS(?:TypeReference|QualifiedName|PropertySignature|MethodSignature)$/.test(type)) return true;
  return !computed && (property === node || (key === node && !shorthand));
}

export const oneCalendar = {
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: 'A day or an instant by hand forgets the time zone: use lib/time, or engine/days.ts in the mock.',
      });
    const isInstanceOf = ({ type, operator }) => type === 'BinaryExpression' && operator === 'instanceof';
    return {
      Identifier(node) {
        if (node.name === 'Date' && !isName(node) && !isWithin(node, isInstanceOf)) report(node);
      },
      MemberExpression({ object, property }) {
        const name = property.name ?? '';
        if (name === 'Date' && globals.test(object.name ?? '')) report(property);
        if (
          /^(?:getTimezoneOffset|to(?:ISO|UTC|GMT)String|toJSON|[gs]et(?:UTC)?(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds))$/.test(
            name,
          )
        )
          report(property);
      },
    };
  },
};

export const oneDay = {
  create(context) {
    return {
      CallExpression(node) {
        const name = node.callee.property?.name ?? '';
        const values = node.arguments.map(({ value }) => value).join();
        if (!(/^(?:slice|substr|substring)$/.test(name) && values === '0,10') && !(name === 'split' && values === 'T'))
          return;
        context.report({
          node: node.callee,
          message: 'The first ten characters of a time are a day of its zone, which may be UTC: use dayOf of lib/time.',
        });
      },
    };
  },
};

/** Shorter delays than this, in ms, are seconds or minutes. */
const shortestDelay = 50;

export const delayInMs = {
  create(context) {
    const constantOf = (node) => {
      if (node?.type !== 'Identifier') return node?.value;
      for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
        const found = scope.set.get(node.name);
        if (found) return found.defs[0]?.node.init?.value;
      }
    };
    const check = (node) => {
      const value = constantOf(node);
      if (typeof value !== 'number' || value === 0 || value >= shortestDelay) return;
      context.report({ node, message: `A delay of ${value} ms: write seconds and minutes in ms, such as 2_000.` });
    };
    return {
      CallExpression({ callee, arguments: [, delay] }) {
        if (/^set(?:Timeout|Interval)$/.test(callee.name ?? callee.property?.name ?? '')) check(delay);
      },
      Property({ key, value }) {
        if (/^(?:refetchInterval|staleTime|gcTime|retryDelay)$/.test(key.name ?? '')) check(value);
      },
    };
  },
};

const restricted = [
  [
    /^(?:fetch|XMLHttpRequest|EventSource|WebSocket|sendBeacon)$/,
    'Use queries and mutations of the SDK: they know the host, the session, the time limit and the errors.',
  ],
  [
    /^(?:localStorage|sessionStorage|indexedDB)$/,
    'Use deviceStorage and tabStorage of platform/storage: their keys are typed, and go at log-out.',
  ],
  [
    /^(?:process|Buffer)$/,
    'A browser has no process and no Buffer: read settings of the build from import.meta.env, use Uint8Array, TextEncoder or btoa.',
  ],
];

/** What Biome's `noRestrictedGlobals` forbids under its own name, as a property of the window. */
export const noRestrictedProperties = {
  create(context) {
    return {
      MemberExpression(node) {
        const { object, property } = node;
        if (!globals.test(object.name ?? '') && object.name !== 'navigator') return;
        const [, message] = restricted.find(([names]) => names.test(property.name ?? '')) ?? [];
        if (message) context.report({ node, message });
      },
    };
  },
};

const colourNames = /^[a-z]+$/i;
const hexadecimal = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const colourFunction = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(.*\)$/is;
const keywords = /^(?:none|currentColor|inherit|transparent)$/;

export const rawColour = {
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: 'A raw colour does not follow the theme: use a class, or var(--…) of tokens.css.',
      });
    const reportNames = (value) => {
      for (const literal of literalsIn(value)) {
        const text = textOf(literal);
        if (colourNames.test(text) && !keywords.test(text)) report(literal);
      }
    };
    const isStyle = ({ type, name }) => type === 'JSXAttribute' && name.name === 'style';
    return {
      Literal(node) {
        const text = textOf(node) ?? '';
        if (hexadecimal.test(text) || colourFunction.test(text)) report(node);
      },
      JSXAttribute({ name, value }) {
        if (/^(?:fill|stroke|color|stopColor|floodColor|bgcolor)$/.test(name.name)) reportNames(value);
      },
      Property(node) {
        const name = node.key.name ?? node.key.value;
        if (/^(?:color|background|backgroundColor|borderColor|outlineColor|fill|stroke)$/.test(name))
          if (isWithin(node, isStyle)) reportNames(node.value);
      },
    };
  },
};

export const typedAddress = {
  create(context) {
    const textIn = (node) => context.sourceCode.getText(node);
    const isOwn = (value) => literalsIn(value).some((literal) => textOf(literal).startsWith('/'));
    const navigate = 'use navigate of platform/routing/navigation, whose addresses are typed.';
    return {
      JSXAttribute(node) {
        const name = node.name.name;
        if (/^(?:href|to|action|formAction)$/.test(name) && isOwn(node.value)) {
          context.report({
            node: node.value,
            message:
              'An address as text may not exist, and loads the page anew: use Link of ui, whose addresses are typed.',
          });
        }
        if (name === 'href' && node.parent.name.name === 'a' && node.value?.expression?.callee?.name === 'pathTo') {
          context.report({
            node: node.value,
            message: 'An element a loads the page anew: use Link of ui for a screen of the app.',
          });
        }
      },
      AssignmentExpression({ left }) {
        if (/(?:^|\.)location(?:\.(?:href|pathname|search))?$/.test(textIn(left))) {
          context.report({ node: left, message: `This address may not exist, and loads the page anew: ${navigate}` });
        }
      },
      CallExpression({ callee, arguments: args }) {
        const text = textIn(callee);
        if (/(?:^|\.)location\.(?:assign|replace)$|(?:^|\.)window\.open$/.test(text)) {
          context.report({ node: callee, message: `This address may not exist, and loads the page anew: ${navigate}` });
        }
        if (/(?:^|\.)history\.(?:push|replace)State$/.test(text) && args.length > 2) {
          context.report({ node: callee, message: `The router does not see this address: ${navigate}` });
        }
      },
      NewExpression({ callee, arguments: args }) {
        if (callee.name === 'URLSearchParams' && args.some((one) => /\blocation\.search\b/.test(textIn(one)))) {
          context.report({
            node: callee,
            message: 'These parameters are not checked: use useParams of platform/routing/params with a schema.',
          });
        }
      },
    };
  },
};

export const namedDomain = {
  create(context) {
    const message =
      'The engine of the mock knows no domain: let the memory of the domain declare what the engine needs.';
    return {
      Literal(node) {
        if (/^[a-z]\w*\.[a-z]\w*$/.test(node.value)) context.report({ node, message });
      },
      CallExpression({ callee, arguments: [domain] }) {
        const name = callee.name ?? callee.property?.name ?? '';
        if (/^(?:world|state)$/.test(name) && domain?.type === 'Literal') context.report({ node: domain, message });
      },
    };
  },
};

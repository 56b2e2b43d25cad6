import { append, create, type Edit, insert, kebab, NewError } from './edits.ts';

export interface Screen {
  /** `<feature>/<Subject>`, as `growth/BirthdayGift`. */
  name: string;
  path: string;
  /** English, as in the code. */
  title: string;
  /** A sentence: what the person finds on the screen. */
  purpose: string;
  access: 'anyone' | 'user' | 'member' | 'promoter';
  /** Group of *All features* that lists the screen. */
  group: string;
  /** Why there is a screen outside the product specification. */
  reason: string;
  /** The read that the screen shows. */
  read?: Read | undefined;
}

export interface Read {
  id: string;
  /** A field of the read's data. */
  field: string;
}

/**
 * Returns the files of a new screen.
 * @param hasFeature whether the product's table imports the feature
 * @param indexFile the feature's `screens/index`
 */
export function screenEdits(screen: Screen, hasFeature: boolean, indexFile: string): Edit[] {
  const { feature, subject } = namesOf(screen.name);
  const { path, title, purpose, access, group, reason } = screen;
  if (!/^(\/[a-z0-9-]+)+$/.test(path))
    throw new NewError(`An address has lower-case words, such as /birthday-gift, not ${path}.`);
  const product = productOf(path);
  const table = `web/src/products/${product}.ts`;
  const row = `  '${path}': {
    screen: '${feature}/${subject}Screen',
    group: '${group}',
    title: msg\`${title}\`,
    access: '${access}',
    first: [${screen.read ? `['${screen.read.id}']` : ''}],
  },
`;
  const gate =
    access === 'anyone'
      ? []
      : [
          insert(
            'web/src/platform/access/sign-in-reasons.ts',
            `  '${path}': msg\`${purpose}\`,\n`,
            'signInReasons',
            /^\};/m,
          ),
        ];
  const loader = `  ${feature}: () => import('#features/${feature}/screens/index.ts'),\n`;
  return [
    insert('web/src/platform/routing/paths.ts', `  '${path}': None;\n`, 'export interface Paths', endOfPaths[product]),
    create(`web/src/features/${feature}/screens/${subject}Screen.tsx`, component(screen, subject)),
    append(indexFile, `export { ${subject}Screen } from './${subject}Screen.tsx';\n`),
    ...(hasFeature ? [] : [insert(table, loader, 'const features', /^\} satisfies/m)]),
    insert(table, row, 'const table', /^\};/m),
    ...gate,
    insert('web/screens.ts', `  '${path}': '${path}',\n`, 'export const screens', /^\};/m),
    append('web/src/products/other-routes.tsv', `${path}\t${reason}\n`),
    create(`web/e2e/${kebab(subject)}.spec.ts`, browserTest(path, title)),
  ];
}

/** @throws {NewError} for another form of name */
export function namesOf(name: string): { feature: string; subject: string } {
  const [, feature, subject] = /^([a-z][A-Za-z]*)\/([A-Z][A-Za-z]*?)(?:Screen)?$/.exec(name) ?? [];
  if (!feature || !subject)
    throw new NewError(`A screen is <feature>/<Subject>, such as growth/BirthdayGift, not ${name}.`);
  return { feature, subject };
}

export type Product = 'general' | 'ai' | 'food';

export const productOf = (path: string): Product =>
  path.startsWith('/ai-app/') ? 'ai' : path.startsWith('/food-app/') ? 'food' : 'general';

/** The end of each product's addresses in `paths.ts`. */
const endOfPaths: Record<Product, RegExp> = {
  general: /\n {2}\/\/ AI app/,
  ai: /\n {2}\/\/ Food app/,
  food: /^\}/m,
};

function component({ path, title, purpose, read }: Screen, subject: string): string {
  const [, verb = ''] = read?.id.split('.') ?? [];
  const screenOf = (content: string) => `    <Screen title={<Trans>${title}</Trans>}>
      ${content}
    </Screen>`;
  const docs = `/** \`${path}\`: ${purpose} */`;
  if (!read) {
    return `import { Trans } from '@lingui/react/macro';
import { Screen } from '#ui/Screen.tsx';

${docs}
export function ${subject}Screen() {
  return (
${screenOf(`<p>
        <Trans>${purpose}</Trans>
      </p>`)}
  );
}
`;
  }
  return `import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Screen } from '#ui/Screen.tsx';

${docs}
export function ${subject}Screen() {
  const ${verb} = useQuery(useFirstQuery('${read.id}'));
  return (
${screenOf(`<QueryView query={${verb}} skeleton={<Skeleton rows={1} />}>
        {({ ${read.field} }) => <p>{${read.field}}</p>}
      </QueryView>`)}
  );
}
`;
}

/** The browser test of a screen. */
export const browserTest = (path: string, title: string): string => `import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test('the screen opens with its title and without a failure', async ({ page, open }) => {
  await open('${path}');
  await expect(page).toHaveTitle(RegExp(t('${title}')));
  await expect(page.getByRole('heading', { level: 1, name: t('${title}') })).toBeVisible();
  await expect(page.getByRole('status', { name: t('Loading') })).toHaveCount(0);
});
`;

/** Fills the Chinese of texts in a catalog that `npm run words` has extended. */
export function translate(catalog: string, texts: Record<string, string>): string {
  let result = catalog;
  for (const [english, chinese] of Object.entries(texts)) {
    const empty = `msgid ${JSON.stringify(english)}\nmsgstr ""\n`;
    result = result.replaceAll(
      empty,
      empty.replace('""', () => JSON.stringify(chinese)),
    );
  }
  return result;
}

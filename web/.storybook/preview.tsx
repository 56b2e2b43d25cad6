import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Decorator, Preview } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Router, useLocation } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { queryClient } from '../src/platform/client/query-client.ts';
import { Toasts } from '../src/ui/feedback/Toasts.tsx';
import '../src/ui/tokens.css';
import './preview.css';
import { applyAppearance, openInLanguage } from './appearance.ts';

const { lang } = document.documentElement;

/** The texts of the kit, the platform and the domains. The English ones are the ids of the Chinese ones. */
const catalogs = {
  'zh-CN': import.meta.glob<{ messages: Messages }>('../src/{locales,shell/locales}/zh-CN.po', { eager: true }),
  en: import.meta.glob<{ messages: Messages }>('../src/{locales,shell/locales}/zh-CN.po', {
    eager: true,
    query: '?messages',
  }),
};
for (const [locale, files] of Object.entries(catalogs)) {
  for (const { messages } of Object.values(files)) i18n.load(locale, messages);
}
i18n.activate(lang);

/** A link in a story changes this path instead of the address. */
const memory = memoryLocation({ path: '/', record: true });

interface PageProps {
  title: string;
  arrange: 'line' | 'page' | undefined;
  children: ReactNode;
}

function Page({ title, arrange, children }: PageProps) {
  const [path] = useLocation();
  if (arrange === 'page') return children;
  return (
    <main className="story" aria-label={title} data-arrange={arrange} data-path={path}>
      <h1 className="visually-hidden">{title}</h1>
      {children}
    </main>
  );
}

/** The providers of the app, without its pages. */
const inApp: Decorator = (Story, { title, globals, parameters }) => {
  applyAppearance(globals);
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Router hook={memory.hook}>
          <Page title={title} arrange={parameters.arrange}>
            <Story />
          </Page>
          <Toasts />
        </Router>
      </QueryClientProvider>
    </I18nProvider>
  );
};

const choices = (title: string, icon: 'mirror' | 'globe' | 'heart' | 'zoom', items: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
});

export default {
  decorators: [inApp],
  beforeEach: ({ globals }) => {
    openInLanguage(globals);
    memory.reset();
  },
  globalTypes: {
    scheme: choices('Colours', 'mirror', { light: 'Light', dark: 'Dark' }),
    product: choices('Product', 'heart', { general: 'General health', ai: 'AI nutrition', food: 'Food and diet' }),
    locale: choices('Language', 'globe', { en: 'English', 'zh-CN': '中文' }),
    text: choices('Text size', 'zoom', { '100': 'Text 100 %', '150': 'Text 150 %', '200': 'Text 200 %' }),
  },
  initialGlobals: { scheme: 'light', product: 'general', locale: lang, text: '100', viewport: { value: 'w375' } },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    // The tests, which open a story without Storybook's frame, check it by themselves. Two checks cannot run at once.
    a11y: { test: import.meta.env.MODE === 'test' || window.parent === window ? 'off' : 'error' },
    viewport: {
      options: Object.fromEntries(
        Object.entries({ 320: 640, 375: 812, 768: 1_024, 1280: 800 }).map(([width, height]) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Foundations', 'Basics', 'Inputs', 'Data', 'Overlays', 'Media', 'States', 'Access', 'Food', 'Shop'],
      },
    },
  },
  tags: ['autodocs'],
} satisfies Preview;

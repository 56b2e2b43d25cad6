import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { switchLocale } from '../../platform/i18n.ts';
import { routes } from '../../routes.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkRow } from '../../ui/Row.tsx';
import { Screen } from '../../ui/Screen.tsx';

const suggestions = ['/sugar-control', '/purine', '/medicine-remind'];

/** `/404`: every unknown address leads here; from here a person finds on. */
export function NotFound() {
  const { i18n } = useLingui();
  return (
    <Screen title={<Trans>Page not found</Trans>}>
      <EmptyState title={<Trans>There is nothing at this address</Trans>}>
        <Trans>The link may be old or mistyped. These pages are here:</Trans>
      </EmptyState>
      <Card>
        {routes
          .filter((route) => suggestions.includes(route.path))
          .map((route) => (
            <LinkRow key={route.path} href={route.path} title={i18n._(route.title)} />
          ))}
      </Card>
      {/* Each language is called by its own name, for those who cannot read this page. */}
      {i18n.locale === 'en' ? (
        <Button variant="quiet" lang="zh-CN" onClick={() => switchLocale('zh-CN')}>
          切换到中文
        </Button>
      ) : (
        <Button variant="quiet" lang="en" onClick={() => switchLocale('en')}>
          Switch to English
        </Button>
      )}
    </Screen>
  );
}

import { Trans } from '@lingui/react/macro';
import { LanguageSwitch } from '#platform/i18n/LanguageSwitch.tsx';
import { homeOf, product } from '#platform/routing/product.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Screen } from '#ui/Screen.tsx';
import styles from './NotFoundScreen.module.css';

/** `/404`: shown for unknown addresses, with a link to the home. */
export function NotFoundScreen() {
  return (
    <Screen title={<Trans>Page not found</Trans>}>
      <div className={styles.middle}>
        <EmptyState
          art="signpost"
          title={<Trans>This page does not exist</Trans>}
          action={
            <ButtonLink href={homeOf(product)}>
              <Trans>Go to Home</Trans>
            </ButtonLink>
          }
        >
          <Trans>The link may be old or mistyped.</Trans>
        </EmptyState>
        <LanguageSwitch />
      </div>
    </Screen>
  );
}

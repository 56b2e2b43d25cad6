/* The parts of the shell that screens need. Loaded in parallel with the first screen's code, so that the page shows its
   frame earlier. */
import { i18n } from '@lingui/core';
import type { ComponentType, ReactNode } from 'react';
import { followPageTranslation } from '#lib/page-translation.ts';
import { useStore } from '#lib/store/useStore.ts';
import { track } from '#platform/analytics/analytics.ts';
import { health } from '#platform/client.ts';
import { handleNativeBack, watchNativeUser } from '#platform/device/embedder.ts';
import { gateFor, missingRequirement } from '#platform/routing/requirement.ts';
import '#platform/query/failure-toast.ts';
import { ScreenRowContext } from '#platform/query/useFirstQuery.ts';
import { followSession, isLoginBroken, roleCheck, useSession } from '#platform/session/session.ts';
import { showsCare } from '#products/first-queries-of.ts';
import type { ScreenRoute } from '#products/route.ts';
import '#ui/print.css';
import { ScreenSkeleton } from '#ui/Screen.tsx';
import { lazyDeferred } from './lazy-deferred.ts';
import { preparePrint } from './prepare-print.ts';
import { withSafeValues } from './safe-messages.ts';
import { WithCare } from './WithCare.tsx';
import { withI18n } from './with-i18n.tsx';

export { Toasts } from '#ui/feedback/Toasts.tsx';
export { ConsentQuestion } from './ConsentQuestion.tsx';
export { FailedScreen } from './FailedScreen.tsx';
export { ListBeside } from './ListBeside.tsx';
export { SessionExpired } from './SessionExpired.tsx';
export { SideNavigation } from './SideNavigation.tsx';

const AccessGate = lazyDeferred(async () => (await import('#platform/access/AccessGate.tsx')).AccessGate);

// Must run before the first screen renders.
followPageTranslation(document.documentElement);
i18n._ = i18n.t = withSafeValues(i18n.t);
void followSession();
watchNativeUser(health.session.set);
handleNativeBack();
preparePrint();
// Only a press can lose the focus, so the first screen does not wait for this code.
import('#ui/focus/keep-focus.ts').then(
  ({ keepFocus }) => keepFocus(),
  () => track('focus.failed'),
);

/** Wraps a screen's component with the texts and the access check. */
export const asScreen = (Component: ComponentType, route: ScreenRoute): ComponentType =>
  withI18n(() => (
    <ScreenRowContext value={route}>
      <RequireAccess route={route}>
        {showsCare(route.feature) ? (
          <WithCare>
            <Component />
          </WithCare>
        ) : (
          <Component />
        )}
      </RequireAccess>
    </ScreenRowContext>
  ));

/** Renders the screen if the person has access, else the access gate. */
function RequireAccess({ route, children }: { route: ScreenRoute; children: ReactNode }) {
  const { user, ready } = useSession();
  const checked = useStore(roleCheck);
  const missing = missingRequirement(route.access, user);
  if (!missing) return children;
  const title = i18n._(route.title);
  const gate = gateFor(missing, { user, ready, isLoginBroken: isLoginBroken(), roleCheck: checked });
  return gate === 'wait' ? <ScreenSkeleton title={title} /> : <AccessGate title={title} missing={gate} />;
}

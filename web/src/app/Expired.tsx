import { Suspense } from 'react';
import { loginExpired } from './expiry.ts';
import { lazyAside } from './lazy-aside.ts';

const SignInAgain = lazyAside(async () => (await import('./aside/SignInAgain.tsx')).SignInAgain);

/** The way back in after a login has expired, over the screen, which keeps what was typed. */
export function Expired() {
  return loginExpired.use() ? (
    <Suspense>
      <SignInAgain />
    </Suspense>
  ) : null;
}

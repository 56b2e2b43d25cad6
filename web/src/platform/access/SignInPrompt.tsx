import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { senderParam, useParams } from '#platform/routing/params.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import { Sentences } from '#ui/Sentences.tsx';
import { SignIn } from './SignIn.tsx';

const senderParams = v.object({ userName: senderParam });

/**
 * Asks to sign in. Shows the sender of the link.
 * @param reason what opens afterwards, as a sentence
 */
export function SignInPrompt({ reason }: { reason: ReactNode }) {
  const [{ userName } = {}] = useParams(senderParams);
  return (
    <>
      <EmptyState
        art="sign-in"
        title={
          userName ? (
            <Trans>
              <IsolatedName name={userName} /> invites you
            </Trans>
          ) : (
            <Trans>Sign in to see this</Trans>
          )
        }
      >
        <Sentences>
          {reason}
          <Trans>It opens as soon as you have signed in.</Trans>
        </Sentences>
      </EmptyState>
      <Card padded>
        <SignIn />
      </Card>
    </>
  );
}

import type { Middleware } from 'openapi-fetch';
import type { Call } from '../call.ts';
import { now } from '../clock.ts';
import { HealthError, isHealthError } from '../errors.ts';
import { namesItsPerson, pin } from './identity.ts';

/**
 * Waits for a pending login, then starts the time limit of the call. While a login runs beyond its own time limit, commands
 * are refused.
 */
export function gate(call: Call): Middleware {
  const { session, operation, signal, startTimer, options } = call;
  return {
    async onRequest() {
      if (!operation.exempt && session.status === 'pending') {
        const start = now();
        // Has no time limit of its own, because the login has one.
        while (session.status === 'pending') await session.ready;
        call.gateTime = Math.round(now() - start);
        if (signal.aborted || session.isEnding) throw new HealthError('aborted', 'the call was aborted');
        pin(call);
      }
      const { error, user } = session;
      // The login exceeds its time limit. A guest's command could have another effect than the person wants.
      const isLate = !user.userToken && isHealthError(error?.cause, 'timeout');
      if (isLate && operation.effect === 'command' && !operation.exempt && operation.id !== namesItsPerson)
        throw new HealthError('login', 'failed to get user info', { cause: error });
      startTimer(options.timeout);
    },
  };
}

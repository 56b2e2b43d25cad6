import { useStore } from '#lib/store/useStore.ts';
import { consentRequest } from '#platform/consent/consent-request.ts';
import { showFailure } from '#platform/query/failure-toast.ts';
import { useDeferred } from './useDeferred.ts';

const load = async () => (await import('./deferred/ConsentDialog.tsx')).ConsentDialog;

/** Shows the question for a consent over the screen. If its code fails to load, the answer is no. */
export function ConsentQuestion() {
  const asked = useStore(consentRequest);
  const Dialog = useDeferred(load, asked !== undefined, (error) => {
    void showFailure(error);
    asked?.answer(false);
  });
  return Dialog ? <Dialog /> : null;
}

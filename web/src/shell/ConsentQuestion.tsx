import { useStore } from '#lib/store/useStore.ts';
import { question } from '#platform/consent/question.ts';
import { failureText } from '#platform/query/failure-text.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { useDeferred } from './useDeferred.ts';

const load = async () => (await import('./deferred/ConsentDialog.tsx')).ConsentDialog;

/** Shows the question for a consent over the screen. If it cannot be loaded, nothing is agreed to. */
export function ConsentQuestion() {
  const asked = useStore(question);
  const Dialog = useDeferred(load, asked !== undefined, (error) => {
    showToast(failureText(error));
    asked?.answer(false);
  });
  return Dialog ? <Dialog /> : null;
}

import { AlertIcon } from '#ui/icons.tsx';
import { StateMessage, type StateMessageProps } from './StateMessage.tsx';

/** Replaces content that could not be loaded or shown; screen readers announce it. */
export function ErrorState(props: StateMessageProps) {
  return <StateMessage {...props} Icon={AlertIcon} failed />;
}

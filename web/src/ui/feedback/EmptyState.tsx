import Inbox from 'lucide-react/icons/inbox';
import { StateMessage, type StateMessageProps } from './StateMessage.tsx';

/** Replaces content where there is none. */
export function EmptyState(props: StateMessageProps) {
  return <StateMessage {...props} Icon={Inbox} />;
}

import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import { StateMessage, type StateMessageProps } from './StateMessage.tsx';

interface Props extends StateMessageProps {
  /** A drawing of `ui/art`, where the whole screen is empty. @default an icon */
  art?: ReactNode;
}

/** Replaces content where there is none. */
export function EmptyState(props: Props) {
  return <StateMessage {...props} Icon={Inbox} />;
}

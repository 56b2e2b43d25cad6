import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import { StateMessage, type StateMessageProps } from './StateMessage.tsx';

interface Props extends StateMessageProps {
  /** A drawing of `ui/art`, if the whole screen is empty. @default an icon */
  art?: ReactNode;
}

/** Replaces empty content. */
export function EmptyState(props: Props) {
  return <StateMessage {...props} Icon={Inbox} />;
}

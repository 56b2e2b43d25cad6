import type { ReactElement } from 'react';
import { Drawing, type DrawingName } from '#ui/art/Drawing.tsx';
import { StateMessage, type StateMessageProps } from './StateMessage.tsx';

interface Props extends StateMessageProps {
  /** What is missing, or what to do first. */
  art: DrawingName | ReactElement;
}

/**
 * Replaces empty content, and says how to fill it. Take `ErrorState` if the content could not be loaded, and `Skeleton`
 * while it loads.
 */
export function EmptyState({ art, ...message }: Props) {
  return <StateMessage {...message} art={typeof art === 'string' ? <Drawing of={art} /> : art} />;
}

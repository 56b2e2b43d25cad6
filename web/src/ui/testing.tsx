/** Helpers of stories. */
import type { ReactNode } from 'react';
import { Card } from './Card.tsx';

/** Shows a story in a card. */
export const inCard = (Story: () => ReactNode) => (
  <Card padded>
    <Story />
  </Card>
);

import { createContext } from 'react';

/** Whether a finger that drags the content aside changes its period. */
export const SwipeContext = createContext(false);

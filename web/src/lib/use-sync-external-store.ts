/** Replaces the shim that the router imports for older versions of React. */
export { useSyncExternalStore } from 'react';

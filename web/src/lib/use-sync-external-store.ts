/** React has it built in; the router imports it by the package for older versions. */
export { useSyncExternalStore } from 'react';

// A separate module, so that the shell's bundle does not contain it.
export { explain } from '@health-app/sdk';

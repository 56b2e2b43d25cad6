// A module of its own, so that the shell does not contain it.
export { explain } from '@health-app/sdk';

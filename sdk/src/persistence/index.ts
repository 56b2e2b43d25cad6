/**
 * A signed-in user that survives reloads, a log-out that every tab obeys, and the renewal of an expired login.
 * @module
 */
export { persistSession, readStoredUser, type SessionEnd, type SessionPersistence } from './persist-session.ts';
export { renewLogin } from './renew-login.ts';
